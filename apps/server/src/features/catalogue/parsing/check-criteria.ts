import type { Criteria } from '@laurel/matching/criteria'
import { FACTS } from '@laurel/matching/facts'
import { MAX_ATTEST_LENGTH, parseCriteria } from '@laurel/matching/parse-criteria'
import { RowRefusal } from './row-refusal.ts'

/** Questions longer than the catalogue takes are asked in several parts, cut between words. */
export const askable = (text: string): string[] =>
  text.length <= MAX_ATTEST_LENGTH
    ? [text]
    : (
        text.match(
          new RegExp(
            String.raw`[^]{1,${MAX_ATTEST_LENGTH - 1}}(?:\s|$)|[^]{1,${MAX_ATTEST_LENGTH}}`,
            'g',
          ),
        ) ?? []
      ).map((part) => part.trim())

/** Criteria as the engine takes them. Throws a RowRefusal that says what is wrong, and where. */
export const checkCriteria = (criteria: unknown, name = 'criteria'): Criteria => {
  const parsed = parseCriteria(criteria, FACTS)
  if ('criteria' in parsed) return parsed.criteria
  const [problem] = parsed.problems
  throw new RowRefusal(
    `${name}${problem ? `${problem.path.startsWith('[') ? '' : ' '}${problem.path}: ${problem.problem}` : ' cannot be read.'}`,
    name,
  )
}
