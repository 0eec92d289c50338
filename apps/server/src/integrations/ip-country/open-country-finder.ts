import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import type { CountryFinder } from './country-finder.ts'
import { openHttpCountryFinder } from './http-country-finder.ts'

/** Without a service in the settings no address leaves the house. */
const noFinder: CountryFinder = { find: async () => undefined }

export const openCountryFinder = (
  config: Pick<Config, 'ipCountryUrl'>,
  clock: Clock,
): CountryFinder =>
  config.ipCountryUrl === undefined ? noFinder : openHttpCountryFinder(config.ipCountryUrl, clock)
