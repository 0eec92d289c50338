import { readLiveness, readReadiness } from '@laurel/contract/health'
import type { App } from '../../app-context.ts'
import { serve } from '../../http/serve.ts'
import { readLastSequence } from '../matches/queries.ts'

export function healthRoutes(app: App): void {
  serve(app, readLiveness, async () => ({ status: 'live' as const }))
  serve(app, readReadiness, async () => {
    const newest = await readLastSequence(app.db)
    const { size, sequence, readAt } = app.matches.state()
    return {
      status: 'ready' as const,
      scholarships: size,
      indexSequence: sequence,
      indexLag: Math.max(0, newest - sequence),
      indexAgeSeconds: Math.floor((app.clock.now().getTime() - readAt.getTime()) / 1000),
    }
  })
}
