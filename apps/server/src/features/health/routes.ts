import { readLiveness, readReadiness } from '@laurel/contract/health'
import { sql } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import { serve } from '../../http/serve.ts'

export function healthRoutes(app: App): void {
  serve(app, readLiveness, async () => ({ status: 'live' as const }))
  serve(app, readReadiness, async () => {
    await app.db.execute(sql`select 1`)
    const { size, sequence } = app.matches.state()
    return { status: 'ready' as const, scholarships: size, indexSequence: sequence }
  })
}
