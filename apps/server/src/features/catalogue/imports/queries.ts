import type { AnswerOf, QueryOf } from '@laurel/contract/define-call'
import type {
  CatalogueImport,
  listImportRows as rowsCall,
  listImports as listCall,
} from '@laurel/contract/imports-admin'
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { users } from '../../../db/schema/accounts.ts'
import { importRows, imports } from '../../../db/schema/imports.ts'
import { CallFailure } from '../../../http/failures.ts'
import { canTakeRowsIn, canUndo } from './states.ts'

export type ImportRow = typeof imports.$inferSelect

/** One import as it is, to be worked on. */
export async function requireImport(db: Queryable, id: string): Promise<ImportRow> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id))
  if (!row) throw new CallFailure('NOT_FOUND')
  return row
}

/** A part of what was brought in or checked, the latest first. */
export async function listImports(
  db: Queryable,
  { offset, limit }: QueryOf<typeof listCall>,
  now: Date,
): Promise<AnswerOf<typeof listCall>> {
  const where = ne(imports.state, 'discarded')
  const total = await db.$count(imports, where)
  const found = await selectImports(db, where)
    .offset(offset)
    .limit(limit - offset)
  return { total, imports: await toImports(db, found, now) }
}

/** One import as the screen shows it. */
export async function viewImport(db: Queryable, id: string, now: Date): Promise<CatalogueImport> {
  const [view] = await toImports(db, await selectImports(db, eq(imports.id, id)), now)
  if (!view) throw new CallFailure('NOT_FOUND')
  return view
}

const selectImports = (db: Queryable, where: SQL) =>
  db
    .select({ row: imports, firstName: users.firstName, email: users.email })
    .from(imports)
    .leftJoin(users, eq(users.id, imports.startedBy))
    .where(where)
    .orderBy(desc(imports.createdAt), desc(imports.id))

async function toImports(
  db: Queryable,
  found: Awaited<ReturnType<typeof selectImports>>,
  now: Date,
): Promise<CatalogueImport[]> {
  const counts = await countRows(
    db,
    found.map(({ row }) => row.id),
  )
  const same = await findSame(
    db,
    found.map(({ row }) => row.sha256),
  )
  return found.map(({ row, firstName, email }) => {
    const counted = counts.get(row.id)
    const others = same.filter(({ id, sha256 }) => id !== row.id && sha256 === row.sha256)
    const before = others.find(
      ({ finishedAt }) => finishedAt !== null && finishedAt <= row.createdAt,
    )
    return {
      ...row,
      startedBy: firstName || email,
      createdAt: row.createdAt.toISOString(),
      finishedAt: row.finishedAt?.toISOString() ?? null,
      undoneAt: row.undoneAt?.toISOString() ?? null,
      counts: counted?.counts ?? { ...NOTHING_COUNTED },
      undone: isUndone(row) ? (counted?.undone ?? { removed: 0, restored: 0, kept: 0 }) : null,
      canUndo: canUndo(row, now) && (counted?.undoable ?? 0) > 0,
      sameAs: before?.finishedAt
        ? { id: before.id, importedAt: before.finishedAt.toISOString() }
        : null,
    }
  })
}

const NOTHING_COUNTED = { imported: 0, updated: 0, unchanged: 0, setAside: 0, heldBack: 0 }

const isUndone = ({ state }: ImportRow) => state === 'undoing' || state === 'undone'

const countWhere = (where: SQL) => sql<number>`(count(*) filter (where ${where}))::int`

async function countRows(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const { importId, outcome, undo, isDone, heldBack } = importRows
  const is = (value: string) => countWhere(sql`${outcome} = ${value}`)
  const isUndoneAs = (value: string) => countWhere(sql`${undo} = ${value}`)
  const rows = await db
    .select({
      importId,
      counts: {
        imported: is('imported'),
        updated: is('updated'),
        unchanged: is('unchanged'),
        setAside: is('setAside'),
        heldBack: countWhere(sql`${heldBack} is not null`),
      },
      undone: {
        removed: isUndoneAs('removed'),
        restored: isUndoneAs('restored'),
        kept: isUndoneAs('kept'),
      },
      undoable: countWhere(
        sql`${isDone} and ${outcome} in ('imported', 'updated') and (${undo} is null or ${undo} = 'kept')`,
      ),
    })
    .from(importRows)
    .where(inArray(importId, [...ids]))
    .groupBy(importId)
  return new Map(rows.map((row) => [row.importId, row]))
}

/** The same files that are in the catalogue, the latest first. */
const findSame = async (db: Queryable, hashes: readonly string[]) =>
  hashes.length === 0
    ? []
    : db
        .select({ id: imports.id, sha256: imports.sha256, finishedAt: imports.finishedAt })
        .from(imports)
        .where(and(inArray(imports.sha256, [...hashes]), eq(imports.state, 'imported')))
        .orderBy(desc(imports.finishedAt))

/** The rows of a file, in its order. */
export async function listImportRows(
  db: Queryable,
  id: string,
  { offset, limit, show }: QueryOf<typeof rowsCall>,
): Promise<AnswerOf<typeof rowsCall>> {
  const held = await requireImport(db, id)
  const { importId, line } = importRows
  const where = and(eq(importId, id), show && isShown(show))
  const total = await db.$count(importRows, where)
  const rows = await selectRows(db, held)
    .where(where)
    .orderBy(asc(line))
    .offset(offset)
    .limit(limit - offset)
  return { total, rows }
}

/** Rows of an import as its screen shows them; what stands in the file is asked for one by one. */
export function selectRows(db: Queryable, held: ImportRow) {
  const { found, before: _before, ...columns } = getTableColumns(importRows)
  const canTakeIn = canTakeRowsIn(held) ? sql<boolean>`${found} is not null` : sql<boolean>`false`
  return db.select({ ...columns, canTakeIn }).from(importRows)
}

function isShown(show: NonNullable<QueryOf<typeof rowsCall>['show']>): SQL {
  const { outcome, undo, heldBack } = importRows
  if (show === 'kept') return eq(undo, 'kept')
  return show === 'heldBack' ? isNotNull(heldBack) : eq(outcome, show)
}
