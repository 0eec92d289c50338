import { OPTION_LABELS } from '@laurel/contract/profile-options'
import type { Answers, FactValue } from '@laurel/matching/answers'
import { US_TERRITORIES } from '@laurel/matching/option-ids'
import { findCounty } from './find-county.ts'

/** The parts of an address that decide who is eligible, as the student typed them. */
export interface TypedPlace {
  city?: string
  county?: string
  state?: string
  zipCode?: string
  country?: string
}

export const PLACE_PARTS = ['city', 'county', 'state', 'zipCode', 'country'] as const
export type PlacePart = (typeof PLACE_PARTS)[number]

export const isPlacePart = (name: string): name is PlacePart =>
  PLACE_PARTS.some((part) => part === name)

const COUNTRY_NICKNAMES: Readonly<Record<string, string>> = {
  usa: 'US',
  'u.s.': 'US',
  'u.s.a.': 'US',
  america: 'US',
  'united states of america': 'US',
  uk: 'GB',
  'u.k.': 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
}

const plain = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, ' ')

function codeOf(labels: Readonly<Record<string, string>>, text: string): string | undefined {
  const wanted = plain(text)
  const found = Object.entries(labels).find(
    ([code, label]) => code.toLowerCase() === wanted || plain(label) === wanted,
  )
  return found?.[0]
}

/** The ISO code of a country's code, name or nickname; undefined for anything else. */
export const countryCodeOf = (text: string): string | undefined =>
  codeOf(OPTION_LABELS.country, text) ?? COUNTRY_NICKNAMES[plain(text)]

/** The two-letter code of a U.S. state's or territory's code or name. */
export const stateCodeOf = (text: string): string | undefined => codeOf(OPTION_LABELS.state, text)

/** Countries by their ISO code, and states by their postal one. */
const TERRITORIES = new Set<string>(US_TERRITORIES)

/**
 * The facts of an address; undefined is unknown. Towns and counties carry their state, since most
 * names occur in several. Someone abroad is known to live in no U.S. state.
 */
export function factsOfPlace(
  place: TypedPlace,
): Record<PlacePart, readonly FactValue[] | undefined> {
  const country = place.country && countryCodeOf(place.country)
  const zipCode = place.zipCode ? [place.zipCode] : undefined
  const countryFact = country ? [country] : undefined
  if (country && country !== 'US' && !TERRITORIES.has(country)) {
    const known = (name: string | undefined) => (name ? [name] : [])
    const { county, city } = place
    return { country: countryFact, state: [], county: known(county), city: known(city), zipCode }
  }
  const isTerritory = country !== undefined && TERRITORIES.has(country)
  const state = isTerritory ? country : place.state && stateCodeOf(place.state)
  const within = (name: string | undefined) => (name && state ? [`${state}/${name}`] : undefined)
  const named = splitQualified(place.county?.trim() ?? '').name
  const county = state && named ? findCounty(state, named) : undefined
  return {
    country: countryFact,
    state: state ? [state] : undefined,
    county: within(county),
    city: within(place.city),
    zipCode,
  }
}

/** Whether a county is none of the state of its address. */
export function isUnknownCounty({ county = '', state = '', country = '' }: TypedPlace): boolean {
  const { state: said, name } = splitQualified(county.trim())
  if (name === '') return false
  const code = stateCodeOf(state)
  if (said !== undefined && said !== code) return true
  const isAbroad = country !== '' && countryCodeOf(country) !== 'US'
  return code !== undefined && !isAbroad && findCounty(code, name) === undefined
}

const QUALIFIED = /^([A-Z]{2})\/(.+)$/

/** Takes "OH/Columbus" apart; a bare name has no state. */
export function splitQualified(name: string): { state?: string; name: string } {
  const [, state, bare] = QUALIFIED.exec(name) ?? []
  return state !== undefined && bare !== undefined ? { state, name: bare } : { name }
}

/** The place to show when no address was typed but the facts are known, as from an import. */
export function placeOfAnswers(answers: Answers): TypedPlace {
  const place: TypedPlace = {}
  for (const part of PLACE_PARTS) {
    const value = answers[part]?.[0]
    if (value !== undefined) place[part] = splitQualified(String(value)).name
  }
  return place
}
