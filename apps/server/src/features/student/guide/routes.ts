import { readGuide as readGuideCall } from '@laurel/contract/billing'
import type { App } from '../../../app-context.ts'
import { serve } from '../../../http/serve.ts'
import { readGuide } from './read-guide.ts'

export function guideRoutes(app: App): void {
  serve(app, readGuideCall, ({ who, reply }) => readGuide(app, who, reply))
}
