import type { AiPolicy } from '@laurel/contract/chat-shapes'
import type { AuthorCounts } from '@laurel/contract/essay-record'
import type { App } from '../../../app-context.ts'
import { disclosureOf } from '../essays/disclosure.ts'
import { findPresent } from '../essays/find-present.ts'
import { readRecords, type RecordOwner } from '../essays/queries.ts'
import { readAuthors } from '../essays/read-authors.ts'
import { countAuthors } from './count-authors.ts'

/**
 * Whose words essays have that were sent, by requirement: only where the scholarship asks that help
 * is disclosed. The statement that was added on sending counts as the student's.
 */
export async function countDisclosed(
  { db }: Pick<App, 'db'>,
  owner: RecordOwner,
  aiPolicy: AiPolicy,
  essays: ReadonlyMap<string, string>,
): Promise<Map<string, AuthorCounts>> {
  if (disclosureOf(aiPolicy) === null || essays.size === 0) return new Map()
  const questions = [...essays.keys()].map((requirementId) => ({
    requirementId,
    isWhole: true,
    from: [],
  }))
  const records = await readRecords(db, owner, questions)
  return new Map(
    records.map(({ requirementId, ...record }) => [
      requirementId,
      countAuthors(readAuthors(findPresent(record, essays.get(requirementId)))),
    ]),
  )
}
