/** What stood in the places of a change, to go back to. */
export const valuesIn = <Whole extends object>(
  before: Whole,
  change: Partial<Whole>,
): Partial<Whole> =>
  Object.fromEntries(Object.entries(before).filter(([name]) => name in change)) as Partial<Whole>
