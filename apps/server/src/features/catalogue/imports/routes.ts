import * as calls from '@laurel/contract/imports-admin'
import type { App } from '../../../app-context.ts'
import { requireAdmin } from '../../../http/require-admin.ts'
import { serve } from '../../../http/serve.ts'
import { confirmImport } from './confirm-import.ts'
import { discardImport } from './discard-import.ts'
import { listImportRows, listImports, viewImport } from './queries.ts'
import { leaveImportsOnClose } from './run-imports.ts'
import { takeInRow } from './take-in-row.ts'
import { previewUndo, undoImport } from './undo-import.ts'
import { uploadCatalogue } from './upload-catalogue.ts'
import { viewAsideRow } from './view-aside-row.ts'

/** For administrators only: nobody else is told that there is such a call. */
export function importRoutes(app: App): void {
  leaveImportsOnClose(app)
  serve(app, calls.uploadCatalogue, (asked) => uploadCatalogue(app, asked, requireAdmin(asked.who)))
  serve(app, calls.listImports, async ({ who, query }) => {
    requireAdmin(who)
    return listImports(app.db, query, app.clock.now())
  })
  serve(app, calls.viewImport, async ({ who, params }) => {
    requireAdmin(who)
    return viewImport(app.db, params.id, app.clock.now())
  })
  serve(app, calls.listImportRows, async ({ who, params, query }) => {
    requireAdmin(who)
    return listImportRows(app.db, params.id, query)
  })
  serve(app, calls.viewAsideRow, async ({ who, params }) => {
    requireAdmin(who)
    return viewAsideRow(app.db, params)
  })
  serve(app, calls.takeInRow, async ({ who, params, body }) => {
    requireAdmin(who)
    return takeInRow(app, params, body.values)
  })
  serve(app, calls.confirmImport, async ({ who, params }) => {
    requireAdmin(who)
    return confirmImport(app, params.id)
  })
  serve(app, calls.discardImport, async ({ who, params }) => {
    requireAdmin(who)
    return discardImport(app, params.id)
  })
  serve(app, calls.previewUndo, async ({ who, params }) => {
    requireAdmin(who)
    return previewUndo(app, params.id)
  })
  serve(app, calls.undoImport, async ({ who, params }) => {
    requireAdmin(who)
    return undoImport(app, params.id)
  })
}
