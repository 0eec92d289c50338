import { collegesIn } from './build-places.ts'
import { type Build } from './ways-to-build.ts'

/** What a sponsor calls the places it works with, and what these are. */
const SORTS = ['partner', 'participating', 'member'] as const
const PLACES = {
  college:
    '(college|university|college or university|college and university|universities and college)',
  school: '(school|institution|institute|campus)',
  program: 'program',
} as const
type Place = keyof typeof PLACES
const PLACE_NAMES = ['college', 'school', 'program'] as const satisfies readonly Place[]

const WAYS = SORTS.flatMap((sort) =>
  PLACE_NAMES.map((place) => ({ name: `${sort}_${place}`, sort, place })),
)

/** Parts of the ways to name them, as `frame-patterns.ts` writes them. */
export const PARTNER_PARTS: Readonly<Record<string, string>> = {
  there: '(@study|@either|@plan (be)? @study|at|in|to|from|of|is|are)',
  whose: '@a (one of)? (our|its|their|the|your)? ({n})? (eligible|approved|selected)?',
  which: '(two year|four year|2 year|4 year|public|private|community|undergraduate|degree)*',
}

/** How listings give an award only at places that work with its sponsor. */
export const PARTNER_PATTERNS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  WAYS.map(({ name, sort, place }) => [
    name,
    [
      `@there @fullTime @whose ${sort} @which ${PLACES[place]}`,
      `@there @fullTime @whose ${sort} @which ${PLACES[place]} (of|in) (the)? {org}`,
      `@there @fullTime @whose ${sort} @which ${PLACES[place]} (located)? (in|within) (the)? (state of)? {place}`,
      `@there @fullTime @whose ${sort} {place} @which ${PLACES[place]}`,
      `@there @fullTime @a {org} ${sort} @which ${PLACES[place]}`,
    ],
  ]),
)

const PLACE = /^(?:state|county|city|country):/
const WITH_ARTICLE =
  /\b(?:Fund|Foundation|Alliance|Association|Guild|Network|Society|Consortium|Council|League|Program)$/

/** Which places these are, only the student can find out: it is asked. */
const attends =
  (sort: string, place: Place): Build =>
  (captures) => {
    const located = captures.find(({ ids }) => ids.some((id) => PLACE.test(id)))
    const name = captures.flatMap((list) => (list === located ? [] : list.ids))[0] ?? 'this award'
    const of = WITH_ARTICLE.test(name) ? `the ${name}` : name
    const verbs = place === 'program' ? 'take part in' : 'attend'
    // Sponsors say either; to a student it is one question.
    const called = sort === 'participating' ? 'partner' : sort
    const attest = `Do you ${verbs}, or plan to ${verbs}, a ${called} ${place} of ${of}?`
    const where = located && collegesIn([located])
    return where ? { all: [where, { attest }] } : { attest }
  }

export const PARTNER_BUILDERS: Readonly<Record<string, Build>> = Object.fromEntries(
  WAYS.map(({ name, sort, place }) => [name, attends(sort, place)]),
)

/**
 * Whether words name such places, however the rest of their sentence is put: it then asks something,
 * also where it seems to speak of the award only.
 */
export const NAMES_PARTNERS =
  /\b(?:partner(?:ing)?|participating|member|affiliated)[- ](?:(?!(?:of|in|at|and|or|from|to|the|who|by)\b)[a-z-]{1,20} ){0,2}(?:colleges?|universit(?:y|ies)|schools?|institut(?:es?|ions?)|campus(?:es)?|programs?)\b/i
