/** Tells from which country a network address is used. */
export interface CountryFinder {
  /** ISO 3166-1 alpha-2; undefined where it cannot be told. Never throws, never waits long. */
  find(address: string): Promise<string | undefined>
}
