import { optionLabel } from '../profile-options.ts'
import { listWords } from './list-words.ts'

const QUALIFIED = /^([A-Z]{2})\/(.+)$/

const WITH_ARTICLE =
  /^(United|Bahamas|Gambia|Netherlands|Philippines|Maldives|Cayman|Cook|Falkland|Faroe|Marshall|Northern|Solomon|Turks|U\.S\.|Central African|Dominican Republic|District|Virgin)/

/** "the United States", "Ohio". */
export const withArticle = (place: string) => (WITH_ARTICLE.test(place) ? `the ${place}` : place)

function split(value: string): { state: string; name: string } {
  const [, code = '', name = value] = QUALIFIED.exec(value) ?? []
  return { state: optionLabel('state', code) ?? code, name }
}

const bareCounty = (name: string) => name.replace(/ (County|Parish|Borough)$/i, '')

function countyNames(names: readonly string[], state: string): string {
  const isParish = state === 'Louisiana'
  const one = isParish ? 'Parish' : 'County'
  const several = isParish ? 'parishes' : 'counties'
  const [only = ''] = names
  return names.length === 1
    ? `${bareCounty(only)} ${one}`
    : `${listWords(names.map(bareCounty), 'or')} ${several}`
}

/** "Athens, Meigs and 6 more counties in Ohio", "Columbus, Ohio", from "OH/Athens" and the like. */
export function placesWords(values: readonly string[], kind: 'county' | 'city'): string {
  const places = values.map(split)
  const states = [...new Set(places.map(({ state }) => state))]
  const [state = ''] = states
  const names = places.map(({ name }) => name)
  if (states.length > 1)
    return listWords(
      places.map((place) => placeWords(place.name, place.state, kind)),
      'or',
    )
  if (names.length === 1) return placeWords(names[0] ?? '', state, kind)
  const list = kind === 'county' ? countyNames(names, state) : listWords(names, 'or')
  return state ? `${list} in ${state}` : list
}

function placeWords(name: string, state: string, kind: 'county' | 'city'): string {
  const place = kind === 'county' ? countyNames([name], state) : name
  return state ? `${place}, ${state}` : place
}
