/** Satisfies a required question that is nobody's business; it stays unanswered. */
export const PREFER_NOT_TO_SAY = 'prefer_not_to_say'
/** A known "none", as the server takes it. */
export const NONE = 'none'

const ALONE: readonly string[] = [PREFER_NOT_TO_SAY, NONE, 'no_military_affiliation']

/**
 * Several answers after the last of them was added. One that stands alone, as "none of these" or
 * "prefer not to say", takes the others back, and goes with the next.
 */
export function settleAlone(given: readonly string[]): string[] {
  const last = given.at(-1)
  if (last !== undefined && ALONE.includes(last)) return [last]
  return given.filter((each) => !ALONE.includes(each))
}

/** The same after one of several options was pressed. */
export const toggled = (given: readonly string[], pressed: string): string[] =>
  given.includes(pressed)
    ? given.filter((each) => each !== pressed)
    : settleAlone([...given, pressed])
