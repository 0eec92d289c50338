/** Where the web app takes the time from; what depends on it is given a time. */
export const clock = { now: () => new Date() }

/** YYYY-MM-DD where the person is. */
export const todayHere = (): string => new Intl.DateTimeFormat('en-CA').format(clock.now())
