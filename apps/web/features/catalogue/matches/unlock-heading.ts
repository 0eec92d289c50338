/** What the few questions are for, whose answers make the most scholarships certain. */
export const unlockHeading = (count: number | undefined): string =>
  count === 1 ? 'Answer this to unlock more matches' : 'Answer these to unlock more matches'
