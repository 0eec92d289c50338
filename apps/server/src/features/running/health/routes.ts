import { readLiveness, readReadiness } from '@laurel/contract/health'
import type { App } from '../../../app-context.ts'
import { serve } from '../../../http/serve.ts'
import { ANSWERED_UNDER_PRESSURE } from '../../../http/shed-load.ts'
import { readLastSequence } from '../../catalogue/matches/queries.ts'

export function healthRoutes(app: App): void {
  // Whoever hears nothing starts the process anew, which would cost those who are served.
  serve(app, readLiveness, async () => ({ status: 'live' as const }), ANSWERED_UNDER_PRESSURE)
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
