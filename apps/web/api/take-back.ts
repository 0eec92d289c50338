/** Puts back what stood in the places of a change that was refused; what was changed besides stays. */
export const takeBack =
  <Whole extends object>(before: Whole | undefined, change: Partial<Whole>) =>
  (now: Whole | undefined): Whole | undefined => {
    if (!now || !before) return undefined
    const places = Object.entries(before).filter(([name]) => name in change)
    return { ...now, ...(Object.fromEntries(places) as Partial<Whole>) }
  }
