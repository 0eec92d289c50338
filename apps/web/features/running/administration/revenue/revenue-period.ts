/** How many months can be looked back on. */
export const PERIODS = [3, 12, 24] as const
export type Period = (typeof PERIODS)[number]

const USUAL: Period = 12

/** The period in an address; anything else is a year. */
export const periodOf = (text: string | null): Period =>
  PERIODS.find((months) => String(months) === text) ?? USUAL
