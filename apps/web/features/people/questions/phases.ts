/** Specification 2, section 4: 18 steps in 4 phases. */
export const PHASES = [
  { title: 'About you', first: 1, last: 6 },
  { title: 'Background', first: 7, last: 12 },
  { title: 'School', first: 13, last: 14 },
  { title: 'College and goals', first: 15, last: 18 },
] as const

export const STEP_COUNT = 18

/** 1 to 4: the phase that a step belongs to. */
export const phaseOf = (step: number): number => PHASES.findIndex(({ last }) => step <= last) + 1

/** The first phase makes the account, the others fill in the profile. */
export const ACCOUNT_PHASE = 1
export const isProfileStep = (step: number): boolean => phaseOf(step) > ACCOUNT_PHASE
