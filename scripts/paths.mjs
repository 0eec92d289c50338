import { fileURLToPath } from 'node:url'

/** The directory of the checkout. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** A path inside the checkout. */
export const inRoot = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
