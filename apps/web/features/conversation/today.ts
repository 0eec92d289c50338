import { clock } from '../../clock.ts'

/** YYYY-MM-DD where the person is. */
export const today = (): string => new Intl.DateTimeFormat('en-CA').format(clock.now())
