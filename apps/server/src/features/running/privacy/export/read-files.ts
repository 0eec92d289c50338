import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../../../db/database.ts'
import { files } from '../../../../db/schema/applications.ts'
import { extensionOf, nameFile } from '../../../common/files/name-file.ts'
import type { Owner } from './read-owner.ts'

export interface ExportedFile {
  id: string
  /** In the archive: no two alike, also where capitals do not count. */
  path: string
  createdAt: Date
}

/** The documents that are kept, with the names they get in the archive. */
export async function listExportedFiles(
  db: Queryable,
  { applicantIds }: Owner,
): Promise<ExportedFile[]> {
  const rows = await db
    .select({ id: files.id, name: files.name, createdAt: files.createdAt })
    .from(files)
    .where(and(inArray(files.applicantId, applicantIds), eq(files.state, 'stored')))
    .orderBy(asc(files.createdAt), asc(files.id))
  const taken = new Set<string>()
  return rows.map(({ id, name, createdAt }) => ({ id, path: pathFor(name, taken), createdAt }))
}

function pathFor(sentName: string, taken: Set<string>): string {
  const name = nameFile(sentName)
  const extension = extensionOf(name)
  const stem = extension === '' ? name : name.slice(0, -extension.length)
  let path = `files/${name}`
  for (let number = 2; taken.has(path.toLowerCase()); number += 1)
    path = `files/${stem} (${number})${extension}`
  taken.add(path.toLowerCase())
  return path
}

/** What is known of each document, with the essay it was made from. */
export async function* readFileNotes(db: Queryable, exported: readonly ExportedFile[]) {
  for (const { id, path } of exported) {
    const [row] = await db.select().from(files).where(eq(files.id, id))
    // The id is the file's link, which opens without signing in.
    if (row) yield { ...row, id: undefined, path }
  }
}
