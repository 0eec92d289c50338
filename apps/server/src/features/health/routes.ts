import { readLiveness, readReadiness } from '@laurel/contract/health'
import type { App } from '../../app-context.ts'
import { serve } from '../../http/serve.ts'
import { readLastSequence } from '../matches/queries.ts'

/** Whoever hears nothing starts the process anew, which would cost those who are served. */
const ROUTE_CONFIG = { pressureHandler: () => undefined }

export function healthRoutes(app: App): void {
  serve(app, readLiveness, async () => ({ status: 'live' as const }), ROUTE_CONFIG)
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
