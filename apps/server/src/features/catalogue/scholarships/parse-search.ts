import { withoutMarks } from '@laurel/matching/without-marks'
import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'

const REMEMBERED_TEXTS = 1000
/** What texts ask for depends on nothing else. */
const remembered = new Map<string, string | undefined>()

/**
 * What a text asks for, as a query of PostgreSQL: all words must occur in the title, the sponsor's
 * name or the description. Quotes, OR and a leading minus mean what they mean to search engines.
 * Undefined when it has no word to look for.
 */
export async function parseSearch(db: Database, text: string): Promise<string | undefined> {
  if (remembered.has(text)) return remembered.get(text)
  const { rows } = await db.execute<{ query: string; isAsking: boolean }>(sql`
    select query::text as query, querytree(query) not in ('', 'T') as "isAsking"
    from (select ${toSearchQuery(text)} as query) as asked`)
  // One that only excludes can be answered by no index, so it asks for nothing.
  const query = rows[0]?.isAsking ? rows[0].query : undefined
  if (remembered.size >= REMEMBERED_TEXTS) remembered.clear()
  remembered.set(text, query)
  return query
}

/** The condition of a text. The last word may be the beginning of one: it is still being typed. */
function toSearchQuery(text: string): SQL {
  const plain = withoutMarks(text.replaceAll('\0', ' ')).trim()
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
