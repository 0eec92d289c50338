import * as calls from '@laurel/contract/planner'
import type { App } from '../../../app-context.ts'
import { serve } from '../../../http/serve.ts'
import { readPlan, toPlanned } from './read-plan.ts'

export function plannerRoutes(app: App): void {
  serve(app, calls.readPlan, async ({ who }) => {
    const { minutesPerDay, scholarships } = await readPlan(app, who)
    return { minutesPerDay, scholarships: scholarships.map(toPlanned) }
  })
}
