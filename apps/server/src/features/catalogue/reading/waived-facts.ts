import type { Draft } from './reading-draft.ts'

const WAIVES =
  /\b(?:may|can|will|could|might) (?:also )?be (?:waived|reduced|excused|considered|admitted|accepted|made)\b|\b(?:is|are) waived\b|\b(?:may|can) (?:still )?(?:apply|qualify)\b|\bexceptions?\b|\bwaivers?\b/i
/** What a sentence speaks of when it takes something back, and the facts that may have asked it. */
const SPOKEN_OF: readonly { says: RegExp; facts: readonly string[] }[] = [
  {
    says: /\b(?:gpa|grade[- ]point|grades?|average)\b[^.;]{0,40}\b(?:requirement|minimum)|\b(?:lower|below)\b[^.;]{0,30}\b(?:gpas?|grade[- ]point averages?|grades|averages?)\b|\bgpa\b[^.;]{0,60}\bexceptions?\b/i,
    facts: ['gpa'],
  },
  {
    says: /\b(?:full[- ]time|class load|course load|enrollment|credit)\b[^.;]{0,40}\brequirements?\b/i,
    facts: ['enrollment', 'creditsPerTerm'],
  },
  {
    says: /\b(?:residency|residence)\b[^.;]{0,40}\brequirements?\b/i,
    facts: ['state', 'county', 'city'],
  },
  { says: /\bage\b[^.;]{0,20}\b(?:requirement|limit)s?\b/i, facts: ['age'] },
  { says: /\bincome\b[^.;]{0,20}\b(?:requirement|limit)s?\b/i, facts: ['householdIncomeUsd'] },
]
/** 'Both part time and full time' of some: others need not be full time. */
const EITHER_TIME =
  /\bboth (?:part|full)[- ]time and (?:part|full)\b|\bpart[- ]time or full[- ]time\b/i

/** The facts that a sentence takes back for some: 'The full-time requirement may be waived'. */
export const waivedFacts = (sentence: string): string[] => [
  ...(EITHER_TIME.test(sentence) ? ['enrollment'] : []),
  ...(WAIVES.test(sentence)
    ? SPOKEN_OF.flatMap(({ says, facts }) => (says.test(sentence) ? facts : []))
    : []),
]

/** What is asked of most and waived for some is a question for everybody. */
export const leaveWaived = (draft: Draft): void => {
  draft.found = draft.found.map((found) =>
    'fact' in found.clause && draft.waived.has(found.clause.fact) && !found.isSoft
      ? { ...found, confidence: 'unsure' as const, why: 'Another sentence waives it for some.' }
      : found,
  )
}
