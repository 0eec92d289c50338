import * as calls from '@laurel/contract/scholarship-files'
import type { App } from '../../../app-context.ts'
import { serve } from '../../../http/serve.ts'
import { requireMember } from '../organisations/require-member.ts'
import { exportScholarships } from './export-scholarships.ts'
import { importScholarships } from './import-scholarships.ts'

/** Scholarships of an organisation as files, in and out. */
export function scholarshipFileRoutes(app: App): void {
  serve(app, calls.importScholarships, async (asked) =>
    importScholarships(
      app,
      await requireMember(app.db, asked.who, asked.params.id, 'update_scholarship'),
      asked,
    ),
  )
  serve(app, calls.exportScholarships, async (asked) =>
    exportScholarships(
      app,
      await requireMember(app.db, asked.who, asked.params.id, 'read_scholarship'),
      asked,
    ),
  )
}
