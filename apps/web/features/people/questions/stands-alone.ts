/**
 * Several answers after the last of them was added. One that stands alone, as "none of these" or
 * "prefer not to say", takes the others back, and goes with the next.
 */
export function settleAlone(given: readonly string[], alone: readonly string[]): string[] {
  const last = given.at(-1)
  if (last !== undefined && alone.includes(last)) return [last]
  return given.filter((each) => !alone.includes(each))
}

/** The same after one of several options was pressed. */
export const toggled = (
  given: readonly string[],
  pressed: string,
  alone: readonly string[],
): string[] =>
  given.includes(pressed)
    ? given.filter((each) => each !== pressed)
    : settleAlone([...given, pressed], alone)
