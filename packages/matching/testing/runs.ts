/** `npm test` tries a tenth of each property; the stage `long`, and whoever names a file, all. */
const SHARE = process.env['TESTS'] === 'short' ? 0.1 : 1

/** How many times a property is tried that takes `all` of them to be believed. */
export const runs = (all: number): number => Math.ceil(all * SHARE)

/** Whether what takes tens of thousands of listings is tried, too. */
export const TRIES_LARGE = SHARE === 1
