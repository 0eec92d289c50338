const LISTED_AFTER_END_MILLISECONDS = 90 * 86_400_000

/** Whether what ended then is still compared with the provider's word every night. */
export const isRecentEnd = (endedAt: Date | undefined, now: Date): boolean =>
  endedAt === undefined || now.getTime() - endedAt.getTime() < LISTED_AFTER_END_MILLISECONDS
