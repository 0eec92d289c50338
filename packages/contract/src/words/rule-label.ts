import { FACT_WORDS } from '../profile-facts.ts'
import { FACT_PHRASES } from './fact-phrases.ts'
import { isAskedInversely } from './yes-no.ts'

const labels: Readonly<Record<string, { label: string }>> = FACT_WORDS

/**
 * What a fact is called where rules are about it. A profile calls one that is asked the other way
 * round by its question, and a yes to that would say the opposite.
 */
export const ruleLabel = (fact: string): string =>
  (isAskedInversely(fact) ? FACT_PHRASES[fact]?.has([true]) : undefined) ??
  labels[fact]?.label ??
  fact
