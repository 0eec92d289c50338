/** Asked the other way round: a yes to the question says no to the fact. */
const ASKED_INVERSELY: ReadonlySet<string> = new Set(['firstGeneration'])

export const isAskedInversely = (fact: string): boolean => ASKED_INVERSELY.has(fact)

/** A flag as it answers its question. */
export const yesNoWords = (fact: string, value: boolean): 'Yes' | 'No' =>
  value === isAskedInversely(fact) ? 'No' : 'Yes'
