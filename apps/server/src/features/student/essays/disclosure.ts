import type { AiPolicy } from '@laurel/contract/chat-shapes'
import { htmlToText } from '@laurel/contract/essay-text'
import type { Queryable } from '../../../db/database.ts'
import { findPresent } from './find-present.ts'
import { readRecords, type RecordOwner } from './queries.ts'
import { readAuthors } from './read-authors.ts'
import type { NewEditRow } from './record-essays.ts'

const DISCLOSURE = 'Parts of this essay were written with the help of an AI assistant.'

/** What a scholarship asks an essay to say when the assistant wrote any of it; null: nothing. */
export const disclosureOf = (aiPolicy: AiPolicy): string | null =>
  aiPolicy === 'allowed_with_disclosure' ? DISCLOSURE : null

/** An essay's HTML with a statement as its last paragraph, unless it makes it already. */
export const withDisclosure = (html: string, disclosure: string): string =>
  htmlToText(html).includes(disclosure) ? html : `${html}<p>${disclosure}</p>`

/**
 * Essays as they leave the student, by requirement: where the scholarship asks for it, those in
 * which something is the assistant's end with the statement that it is.
 */
export async function discloseEssays(
  db: Queryable,
  owner: RecordOwner,
  aiPolicy: AiPolicy,
  essays: ReadonlyMap<string, string>,
  /** What is about to be recorded of them. */
  recorded: readonly NewEditRow[] = [],
): Promise<Map<string, string>> {
  const disclosure = disclosureOf(aiPolicy)
  const disclosed = new Map(essays)
  if (disclosure === null || essays.size === 0) return disclosed
  const questions = [...essays.keys()].map((requirementId) => ({
    requirementId,
    isWhole: true,
    from: [],
  }))
  for (const { requirementId, rows, taken } of await readRecords(db, owner, questions)) {
    const html = essays.get(requirementId) ?? ''
    const added = recorded.filter((row) => row.requirementId === requirementId)
    const words = readAuthors(findPresent({ rows: [...rows, ...added], taken }, html))
    if (words.some(({ author }) => author === 'assistant'))
      disclosed.set(requirementId, withDisclosure(html, disclosure))
  }
  return disclosed
}
