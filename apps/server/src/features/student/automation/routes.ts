import * as calls from '@laurel/contract/automation'
import type { App } from '../../../app-context.ts'
import { serve } from '../../../http/serve.ts'
import { readAutomation } from './queries.ts'
import { updateAutomation } from './update-automation.ts'

export function automationRoutes(app: App): void {
  serve(app, calls.readAutomation, ({ who }) => readAutomation(app.db, who.applicantId))
  serve(app, calls.updateAutomation, ({ who, body }) =>
    updateAutomation(app, who.applicantId, body),
  )
}
