import type { HardClause } from '@laurel/matching/criteria'
import type { CellReading } from './cell-reading.ts'
import { parseOptions } from './parse-options.ts'

const COUNTY = /^(?:co\.?|cos\.?|count(?:y|ies)|cnty\.?|parish(?:es)?|borough)$/i
const COUNTIES = /^(?:cos\.?|counties|parishes)$/i
const RESIDENTS = /^(?:res\.?|residents?|residency|only)$/i
const NAME =
  /^(?:city of |town of |village of )?(\p{Lu}[\p{L}’'.-]*(?:\s(?:of|the|du|de|la|\p{Lu}[\p{L}’'.-]*)){0,3})$/u
/** Words that make a name wider than a town, or none at all. */
const NO_TOWN =
  /\b(?:north(?:ern)?|south(?:ern)?|east(?:ern)?|west(?:ern)?|central|upper|lower|greater|metro(?:politan)?|areas?|region(?:al)?|valley|district|local|state(?:wide)?|nation(?:al|wide)?|miles?|mi|within|near|any|all|residents?|rural|urban|tri-\w+|school|college|university|us|usa|u\.s\.a?\.?)\b/i

/** A text before its last word, where that is of a kind: 'Racine' of 'Racine Co.'. */
const before = (text: string, last: RegExp): string | null => {
  const at = text.lastIndexOf(' ')
  return at > 0 && last.test(text.slice(at + 1)) ? text.slice(0, at).trim() : null
}

/** Places and the state behind them: after the last comma, else in the last word or two. */
const splitState = (text: string): [places: string, state: string] | null => {
  const words = text.split(' ')
  const comma = text.lastIndexOf(',')
  const splits: [string, string][] =
    comma > 0
      ? [[text.slice(0, comma), text.slice(comma + 1)]]
      : [1, 2].map((count) => [words.slice(0, -count).join(' '), words.slice(-count).join(' ')])
  for (const [places, last] of splits) {
    const { ids, isComplete } = parseOptions('state', last)
    const [state] = ids
    if (isComplete && ids.length === 1 && state !== undefined && /^ ?\p{Lu}/u.test(last))
      return [places.trim(), state]
  }
  return null
}

const nameOf = (text: string): string | null => {
  const name = NAME.exec(text.trim())?.[1]
  return name === undefined || NO_TOWN.test(name) || parseOptions('state', name).isComplete
    ? null
    : name
}

const namesIn = (text: string): (string | null)[] =>
  text
    .split(/[,;/|]|\band\b|\bor\b|&/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(nameOf)

const placesOf = (
  fact: string,
  state: string,
  names: readonly (string | null)[],
): HardClause | null =>
  names.length === 0 || names.includes(null)
    ? null
    : { fact, in: names.map((name) => `${state}/${name ?? ''}`) }

/**
 * Counties and towns of one state, which stands behind them: 'Racine Co., WI', 'Kenosha Falls or Racine
 * Co., WI', 'Polk & Story Counties, Iowa'.
 */
export const parseLocalPlaces = (source: string): CellReading | null => {
  const split = splitState(before(source, RESIDENTS) ?? source)
  if (!split || split[0] === '') return null
  const [places, state] = split
  const whole = before(places, COUNTIES)
  if (whole !== null) {
    const clause = placesOf('county', state, namesIn(whole))
    return clause && { clause }
  }
  const ways = places.split(/[,;/|]|\band\b|\bor\b|&/).map((part) => part.trim())
  const found = ways.map((way): HardClause | null => {
    const county = before(way, COUNTY)
    return county === null
      ? placesOf('city', state, [nameOf(way)])
      : placesOf('county', state, [nameOf(county)])
  })
  if (found.includes(null)) return null
  return composed(found.filter((way) => way !== null))
}

/** A town's name may be a county's that was cut short: only counties are sure. */
const composed = (found: readonly HardClause[]): CellReading | null => {
  const places = ['city', 'county'].flatMap((fact): HardClause[] => {
    const names = found.flatMap((way) =>
      'fact' in way && 'in' in way && way.fact === fact ? way.in : [],
    )
    return names.length > 0 ? [{ fact, in: names }] : []
  })
  const [only] = places
  if (!only) return null
  const isLikely = places.some((place) => 'fact' in place && place.fact === 'city')
  return { clause: places.length > 1 ? { any: places } : only, ...(isLikely && { isLikely }) }
}

/** Names in a column of towns or counties, of the one state that the row names. */
export const parsePlacesIn = (
  fact: 'city' | 'county',
  text: string,
  state: string,
): CellReading | null => {
  const names = text
    .split(/[,;|]/)
    .map((part) => before(part.trim(), COUNTY) ?? part)
    .flatMap(namesIn)
  const clause = placesOf(fact, state, names)
  return clause && { clause }
}
