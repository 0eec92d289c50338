import type { Answers } from '@laurel/matching/answers'
import { FACTS, factsById } from '@laurel/matching/facts'
import type { Sender } from '../../../db/schema/applications.ts'

/** A clause of the rules, as the reasons of a match tell of it. */
interface Clause {
  fact?: string | undefined
  relation?: string | undefined
  of?: readonly Clause[] | undefined
}

const KNOWN_FACTS = factsById(FACTS)

/**
 * What the profile says to the facts that a scholarship's rules mention, and nothing more: a
 * sensitive answer goes only to a sponsor whose rules ask for it, and the student sees it among
 * what goes out before sending, and on the receipt.
 */
export function listSentFacts(clauses: readonly Clause[], answers: Answers): Sender['facts'] {
  const facts = new Map<string, Sender['facts'][number]>()
  const collect = ({ fact, relation, of = [] }: Clause) => {
    of.forEach(collect)
    if (fact === undefined || !KNOWN_FACTS.has(fact)) return
    const key = relation === undefined || relation === 'self' ? fact : `${fact}:${relation}`
    const values = answers[key]
    if (values) facts.set(key, { fact: key, values: [...values] })
  }
  clauses.forEach(collect)
  return [...facts.values()]
}

/** What goes out where nobody looked at it first: without what is sensitive. */
export const withoutSensitive = (sender: Sender): Sender => ({
  ...sender,
  facts: sender.facts.filter(({ fact: key }) => {
    const [fact = key] = key.split(':')
    return KNOWN_FACTS.get(fact)?.sensitive === false
  }),
})
