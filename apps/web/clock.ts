/** Where the web app takes the time from; what depends on it is given a time. */
export const clock = { now: () => new Date() }
