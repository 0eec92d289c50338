import { readFileSync } from 'node:fs'
import { withoutMarks } from '@laurel/matching/without-marks'
import * as z from 'zod/mini'

/** The counties of each state and territory, as the Census Bureau names them; Connecticut's of both kinds. */
const COUNTIES = z.parse(
  z.record(z.string(), z.array(z.string())),
  JSON.parse(readFileSync(new URL('us-counties.json', import.meta.url), 'utf8')),
)

const ENDING =
  / (?:city and borough|county|parish|borough|census area|municipality|municipio|planning region)$/i

/** Signs, accents and blanks do not count, nor how "Saint" is written. */
const keyOf = (name: string): string =>
  withoutMarks(name)
    .toLowerCase()
    .replaceAll(/\bsaint(e?)\b/g, 'st$1')
    .replaceAll(/[^a-z]/g, '')

const byKey = new Map(
  Object.entries(COUNTIES).flatMap(([state, names]) =>
    names.map((name) => [`${state}/${keyOf(name)}`, name] as const),
  ),
)

/** "Clark" of "Clark County" or "clark county", in Nevada; undefined where the state has none of that name. */
export function findCounty(state: string, typed: string): string | undefined {
  const whole = typed.trim()
  const short = whole.replace(ENDING, '')
  const names = [whole, short, short.replace(/ city$/i, '')]
  return names.map((name) => byKey.get(`${state}/${keyOf(name)}`)).find((found) => found)
}
