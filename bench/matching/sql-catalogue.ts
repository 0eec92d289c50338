import type { Listing } from '@laurel/matching/listing'
import { createDemandReader } from '@laurel/matching/engine/demand'
import { FACTS, factsById } from '@laurel/matching/facts'
import { rarityOf } from '@laurel/matching/rarity'
import { scoreOf } from '@laurel/matching/score'
import { NOW_MS } from './generate-listing.ts'
import { createCopyFile, type CopyFile } from './copy-file.ts'
import { createLayout, type Layout } from './sql-layout.ts'
import { hardConditions, preferencesOf } from './sql-literals.ts'
import { EXTRAS, toBranches, toRow, type Conjunction } from './sql-row.ts'
import type { SqlServer } from './sql-server.ts'

/** The catalogue in PostgreSQL, and how it lies there. */
export type SqlCatalogue = { readonly server: SqlServer; readonly layout: Layout }

const CONJUNCTION = `asks int8 not null, w0 int8 not null, w1 int8 not null, w2 int8 not null,
  w3 int8 not null, place int4 not null, school int4 not null, other int4 not null,
  ethnicities int2 not null`
const EXTRA_COLUMNS = Array.from(
  { length: EXTRAS },
  (_, n) => `list${n} int4 not null, key${n} int8 not null, not${n} bool not null`,
).join(', ')
/** What a page or a count reads, so that the index alone answers it. */
const COVERED =
  'asks, w0, w1, w2, w3, place, school, other, ethnicities, expression, preference, opens, closes'

const demandOf = createDemandReader(factsById(FACTS))
/** What is the same for every student. */
const AS_LISTED = { isEligible: true, preferenceBalance: 0, bitsWaitedFor: 0, isReadPartly: false }

const NEVER_OPENED = -(2 ** 31)
const NEVER_CLOSES = 2 ** 31 - 1
/** All instants here are whole seconds, but for closing a millisecond before one. */
export const seconds = (ms: number): number => Math.floor(ms / 1000)

/** Takes listings in, then calls `finish` once. */
export async function createSqlCatalogue(server: SqlServer) {
  await server.client.query(`create unlogged table catalogue (${CONJUNCTION},
      expression int4 not null, preference int4 not null, score int4 not null, created int4 not null, opens int4 not null, closes int4 not null,
      amount int4 not null, id uuid not null);
    create unlogged table branches (expression int4 not null, ${CONJUNCTION}, ${EXTRA_COLUMNS});
    create unlogged table listed (value text collate "C" not null, list int4 not null)`)
  const layout = createLayout()
  const rows = createCopyFile(server, 'catalogue')
  const branches = createCopyFile(server, 'branches')
  return {
    layout,
    add: (listing: Listing) => addListing(layout, rows, branches, listing),
    keepPace: () => rows.keepPace(),
    async finish(): Promise<SqlCatalogue> {
      const listed = createCopyFile(server, 'listed')
      for (const { id, key, values } of layout.lists.values())
        for (const value of values) listed.add([`${key}=${value}`, id])
      for (const file of [rows, branches, listed]) await file.load()
      await prepareTables(server)
      return { server, layout }
    },
  }
}

function addListing(layout: Layout, rows: CopyFile, branches: CopyFile, listing: Listing): void {
  const { row, rest } = toRow(layout, hardConditions(listing.criteria.all))
  const [preferred, ...more] = preferencesOf(listing.criteria.all)
  if (more.length > 0) throw new Error('More than one preference is not foreseen here.')
  const { opensAtMs, closesAtMs } = listing
  rows.add([
    ...columnsOf(row),
    rest.length === 0 ? 0 : expressionFor(layout, branches, rest),
    preferred ? expressionFor(layout, branches, [preferred]) : 0,
    // As of the day of the run: a server would write it anew each day.
    scoreOf({ ...listing, rarityBits: rarityOf(listing.criteria, demandOf) }, AS_LISTED, NOW_MS)
      .total,
    seconds(listing.createdAtMs),
    opensAtMs === null ? NEVER_OPENED : Math.ceil(opensAtMs / 1000),
    closesAtMs === null ? NEVER_CLOSES : seconds(closesAtMs),
    listing.amountUsd ?? 0,
    listing.id,
  ])
}

const columnsOf = ({ asks, words, lists, ethnicities }: Conjunction) => [
  asks,
  ...words,
  lists.place,
  lists.school,
  lists.other,
  ethnicities,
]

function expressionFor(
  layout: Layout,
  branches: CopyFile,
  rest: Parameters<typeof toBranches>[1],
): number {
  const name = JSON.stringify(rest)
  const known = layout.expressions.get(name)
  if (known !== undefined) return known
  const id = layout.expressions.size + 1
  layout.expressions.set(name, id)
  for (const branch of toBranches(layout, rest)) {
    const extras = Array.from({ length: EXTRAS }, (_, n) => branch.extras[n]).flatMap((extra) =>
      extra ? [extra.list, extra.key, String(extra.isNegated)] : [0, 0, 'false'],
    )
    branches.add([id, ...columnsOf(branch), ...extras])
  }
  return id
}

const RELATIONS = [
  'catalogue',
  'branches',
  'listed',
  'by_created',
  'by_score',
  'by_score_preferring',
  'by_expression',
  'by_value',
]

/** The order of `catalogue` on disk is the order of pages; everything is read into memory before. */
async function prepareTables({ client }: SqlServer): Promise<void> {
  await client.query(`create index by_created on catalogue (created desc, id desc) include (${COVERED});
    create index by_score on catalogue (score desc, closes, id) include (${COVERED});
    create index by_score_preferring on catalogue (score desc, closes, id) include (${COVERED})
      where preference <> 0;
    create index by_expression on branches (expression);
    create index by_value on listed (value, list)`)
  for (const table of ['catalogue', 'branches', 'listed'])
    await client.query(`vacuum analyze ${table}`)
  await client.query('create extension if not exists pg_prewarm')
  for (const relation of RELATIONS) await client.query('select pg_prewarm($1)', [relation])
}
