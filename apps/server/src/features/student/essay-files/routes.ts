import * as calls from '@laurel/contract/files'
import type { App } from '../../../app-context.ts'
import { serve } from '../../../http/serve.ts'
import { whileAvailable } from '../../common/files/while-available.ts'
import { makeEssayFile } from './make-essay-file.ts'
import { readEssaySource } from './queries.ts'

export function essayFileRoutes(app: App): void {
  serve(app, calls.makeEssayFile, (asked) =>
    whileAvailable(asked.request, () => makeEssayFile(app, asked)),
  )
  serve(app, calls.readEssaySource, ({ params, who }) =>
    readEssaySource(app.db, who.applicantId, params.id),
  )
}
