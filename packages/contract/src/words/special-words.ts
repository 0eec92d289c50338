import { factWords } from './open-question.ts'
import { placesWords } from './place-words.ts'
import type { Match, Reason } from '../scholarship-shapes.ts'
import { factDefinition, matching, valueWord } from './value-words.ts'

/** Less than one in sixty students: fewer than that is worth saying. */
const FEW_BITS = 6
/** What every fourth student can say of themself is not what makes it special. */
const NAMED_BITS = 2
const NAMED = 3

/** "Few students fit this: Ohio, nursing, veteran", where what the student meets is rare. */
export function specialWords({ verdict, reasons }: Match): string | undefined {
  if (verdict === 'ineligible') return undefined
  const rare = reasons
    .filter(({ soft, result, bits = 0 }) => !soft && result === 'met' && bits >= NAMED_BITS)
    .toSorted((a, b) => (b.bits ?? 0) - (a.bits ?? 0))
  const bits = rare.reduce((sum, reason) => sum + (reason.bits ?? 0), 0)
  const names = distinct(rare.flatMap(nameOf)).slice(0, NAMED)
  if (bits < FEW_BITS || names.length === 0) return undefined
  // "Clark County, Nevada; music": of three names and no more.
  const separator = names.some((name) => name.includes(',')) ? '; ' : ', '
  return `Few students fit this: ${names.join(separator)}`
}

/** Without what another says already: "Clark County, Nevada" is in Nevada. */
const distinct = (names: readonly string[]): string[] =>
  [...new Set(names)].filter((name) => !names.some((other) => other.endsWith(`, ${name}`)))

/** What of the student a clause is about, in a word or two; none where it takes a sentence. */
function nameOf({ code, fact = '', relation, asked = [], given = [], of = [] }: Reason): string[] {
  if (code === 'any')
    return of
      .filter(({ result }) => result === 'met')
      .flatMap(nameOf)
      .slice(0, 1)
  if (code === 'all') return of.flatMap(nameOf).slice(0, 1)
  if (code === 'gte' && fact === 'gpa') return [`GPA ${Number(asked[0]).toFixed(1)}`]
  const kind = factDefinition(fact)?.kind
  if (kind === 'flag' && code === 'is' && asked[0] === true)
    return [(factWords(fact)?.label ?? '').toLowerCase().replace('lgbtq', 'LGBTQ')]
  if (code !== 'in' || kind === 'flag' || kind === 'number' || kind === 'date') return []
  const [value] = matching(fact, asked, given)
  if (value === undefined) return []
  const word = isPlace(fact)
    ? placesWords([String(value)], placeKind(fact))
    : valueWord(fact, value)
  return [relation === undefined ? word : `${word} in the family`]
}

const isPlace = (fact: string): boolean => /county$|city$/i.test(fact)
const placeKind = (fact: string): 'county' | 'city' => (/city$/i.test(fact) ? 'city' : 'county')
