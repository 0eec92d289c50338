/** What is chosen after one was pressed, in the order in which they are offered. */
export const toggled = <Value extends string>(
  offered: readonly Value[],
  chosen: readonly Value[],
  pressed: string,
): Value[] => offered.filter((value) => (value === pressed) !== chosen.includes(value))
