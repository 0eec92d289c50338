/** By character, not by code unit: a name may begin with one outside the basic plane. */
const initialOf = (name: string): string => [...name.trim()][0] ?? ''

/** "MR" for Maya Rivera; empty without a name. */
export const initialsOf = (person: { firstName: string; lastName: string }): string =>
  (initialOf(person.firstName) + initialOf(person.lastName)).toUpperCase()
