import { sql, type SQL } from 'drizzle-orm'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { App } from '../../app-context.ts'
import { scholarshipTexts } from '../../db/schema/scholarships.ts'

/**
 * A search takes in no more than this, of what has a very common word only the newest: the index
 * looks each of them up in one go, which for these takes about half of the 20 ms nobody may be
 * kept waiting.
 */
export const FOUND_LIMIT = 10_000
const REMEMBERED_IDS = 200_000
const REMEMBERED_TEXTS = 1000
/** So many ids are read in well under a millisecond. */
const TURN_IDS = 2000

interface Memory {
  /** The catalogue change up to which it holds. */
  sequence: number
  found: Map<string, readonly string[]>
}
const memories = new WeakMap<App['matches'], Memory>()

/**
 * The ids of the scholarships in which all words of a text occur, in the title, the sponsor's name
 * or the description; undefined when it has no word to look for. Quotes, OR and a leading minus mean
 * what they mean to search engines.
 */
export async function searchScholarships(
  { db, matches }: Pick<App, 'db' | 'matches'>,
  text: string,
): Promise<readonly string[] | undefined> {
  const { found } = memoryOf(matches)
  const known = found.get(text)
  if (known) return known
  const { rows } = await db.execute<{ isAsking: boolean; ids: Buffer | null }>(
    selectIds(toSearchQuery(text)),
  )
  if (!rows[0]?.isAsking) return undefined
  const ids = await readIds(rows[0].ids ?? Buffer.alloc(0))
  remember(found, text, ids)
  return ids
}

/** The condition of a text. The last word may be the beginning of one: it is still being typed. */
function toSearchQuery(text: string): SQL {
  const plain = text.replaceAll('\0', ' ').normalize('NFKD').replaceAll(/\p{M}/gu, '').trim()
  const last = ENDS_IN_WORD.exec(plain)?.[0]
  if (last === undefined || HAS_OPERATORS.test(plain)) return wordsOf(plain)
  const head = wordsOf(plain.slice(0, -last.length))
  if (IS_LETTER.test(last)) return head
  const word = wordsOf(last)
  const begun = sql`to_tsquery('pg_catalog.simple', searchable(${`${last}:*`}))`
  return sql`${head} && case when numnode(${word}) = 0 then ${word} else ${word} || ${begun} end`
}

/** Without the letters that `searchable` makes a quote or a space: a word with one does not parse. */
const ENDS_IN_WORD = /(?<=^|[\s\-/('’ʼ])(?:(?![ʼ\u3000-\u303f])[\p{L}\p{N}])+$/u
/** One letter says too little to look for. */
const IS_LETTER = /^[a-z0-9]$/i
const HAS_OPERATORS = /"|(?:^|\s)-|\bor\b/i

const wordsOf = (plain: string): SQL =>
  sql`websearch_to_tsquery('pg_catalog.english', searchable(${plain}))`

/** A query that no index can answer, such as one that only excludes, asks for nothing. */
const selectIds = (query: SQL): SQL => sql`
  with asked as materialized (select ${query} as query)
  select querytree(query) not in ('', 'T') as "isAsking", (
    select string_agg(uuid_send(scholarship_id), '') from (
      select scholarship_id from ${scholarshipTexts}
      where words @@ query and querytree(query) not in ('', 'T')
      order by listed_at desc, scholarship_id limit ${FOUND_LIMIT}
    ) as found
  ) as ids
  from asked`

/** Reads ids of 16 bytes each, leaving other calls their turns. */
async function readIds(bytes: Buffer): Promise<string[]> {
  const ids: string[] = []
  for (let at = 0; at < bytes.length; at += 16) {
    if (ids.length > 0 && ids.length % TURN_IDS === 0) await nextTurn()
    const hex = bytes.toString('hex', at, at + 16)
    ids.push(
      `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`,
    )
  }
  return ids
}

function memoryOf(matches: App['matches']): Memory {
  const { sequence } = matches.state()
  const memory = memories.get(matches)
  if (memory?.sequence === sequence) return memory
  const fresh = { sequence, found: new Map<string, readonly string[]>() }
  memories.set(matches, fresh)
  return fresh
}

function remember(found: Memory['found'], text: string, ids: readonly string[]): void {
  const held = [...found.values()].reduce((sum, each) => sum + each.length + 1, 0)
  if (held + ids.length >= REMEMBERED_IDS || found.size >= REMEMBERED_TEXTS) found.clear()
  found.set(text, ids)
}
