import type { HardClause } from '@laurel/matching/criteria'
import type { ParsedList } from '../words/sentence-words.ts'
import { nationality } from './build-people.ts'
import { anyOf, type Build } from './ways-to-build.ts'

/** Parts of the ways to speak of countries, as `frame-patterns.ts` writes them. */
export const NATION_PARTS: Readonly<Record<string, string>> = {
  settled: '(permanent|legal|lawful|landed|settled) (permanent|legal|lawful)?',
  some: '(a|an|any|one of|one of the|all|the|either|eligible|participating|of)*',
  study_at:
    '(at|attend|attending|enrolled at|enrolled in|admitted to|accepted to|study at|studying at|study in|to attend|plan to attend|planning to attend)',
}

/** How listings ask for citizens of countries, who lives there, and who studies there. */
export const NATION_PATTERNS: Readonly<Record<string, readonly string[]>> = {
  citizenOrSettled: [
    '@be @a (citizen|national) (or|and|,)* (a|an)? @settled resident of @some {nation}',
    '@be @a @settled resident (or|and|,)* (a|an)? (citizen|national) of @some {nation}',
  ],
  ownOrSettled: [
    '@be @a {demonym} (citizen|national|citizenship) (or|,|/)* (a|an)? @settled (resident|residency|immigrant)',
    '@be @a @settled resident (or|,|/)* (a|an)? {demonym} (citizen|national)',
  ],
  citizenOrResident: [
    '@be @a (citizen|national) (or|and|,)* (a|an)? resident of @some {nation}',
    '@be @a resident (or|and|,)* (a|an)? (citizen|national) of @some {nation}',
  ],
  nationality: [
    '@be @a (citizen|national|citizen or national|citizen and resident|citizen and national) (of|from) @some {nation}',
    '@be @a {demonym} (citizen|national|passport holder)',
    '(hold|have|holding|having|possess) @a? (valid|current)? (citizenship|nationality|passport) of @some {nation}',
    '(nationality|citizenship) (:|is|must be) @some ({nation}|{demonym})',
  ],
  anyNationBut: [
    '(citizen|national|student|applicant)? (of|from|in)? (all|any) (other)? country (except|other than|outside|excluding|but|except for|apart from) @some {nation}',
  ],
  fromNation: [
    '(student|applicant|candidate|people|scholar|individual|graduate|researcher|woman|youth|those|citizen)? (who (are|is|come))? from @some {nation}',
    'be from @some {nation}',
  ],
  livesInNation: [
    '(permanent|legal|current|ordinarily|normally)* (resident|living|residing|based|live|lives|reside|resides|domiciled) (of|in) @some {nation}',
  ],
  collegeOfNation: [
    '@study_at @a (public|private|accredited|recognised|recognized|eligible)* {nation} (public|private|state)? @school',
    '@study_at @a (public|private|accredited|recognised|recognized|eligible)* {demonym} (public|private|state)? @school',
    '@study_at @a (public|private|accredited|recognised|recognized|eligible|participating|leading)* @schools (located)? (in|of) @some {nation}',
    '(to)? (study|studying|studies|attending school|study abroad|pursue studies|pursuing studies) (full time)? in @some {nation}',
  ],
}

/** Where somebody is from: they are of that country, or live there. */
const fromNation: Build = ([list]) => {
  const own = nationality(list ? [list] : [])
  return own && anyOf([own, { fact: 'country', in: [...(list?.ids ?? [])] }])
}

const isOfUs = (list: ParsedList | undefined): boolean => list?.ids.includes('US') ?? false

/** 'A citizen or resident of Canada'; which residents of the United States are meant, nobody can tell. */
const citizenOrResident: Build = (captures) => (isOfUs(captures[0]) ? null : fromNation(captures))

const SETTLED_IN_US: HardClause = {
  fact: 'citizenship',
  in: ['us_citizen', 'us_permanent_resident'],
}

/** 'A citizen or permanent resident of Canada'; of the United States both are statuses. */
const citizenOrSettled: Build = ([list]) => {
  const others = list?.ids.filter((id) => id !== 'US') ?? []
  const elsewhere = list && others.length > 0 ? fromNation([{ ...list, ids: others }]) : null
  if (!isOfUs(list)) return elsewhere
  return elsewhere ? anyOf([SETTLED_IN_US, elsewhere]) : SETTLED_IN_US
}

/** 'All countries except the United Kingdom'. */
const anyNationBut: Build = ([list]) => {
  const out = nationality(list ? [list] : [])
  return out && { not: out }
}

const livesInNation: Build = ([list]) => (list ? { fact: 'country', in: [...list.ids] } : null)

/** To study 'in developing countries' is to go abroad for a while, and no college. */
const MOST_COUNTRIES = 100

/** In college there, or on the way to it. */
const collegeOfNation: Build = ([list]): HardClause | null =>
  list && list.ids.length < MOST_COUNTRIES
    ? {
        all: [
          { fact: 'plansCollege', is: true },
          { fact: 'collegeCountry', in: [...list.ids] },
        ],
      }
    : null

/** What each of them asks, by its name. */
export const NATION_BUILDERS: Readonly<Record<string, Build>> = {
  citizenOrSettled,
  // 'Canadian citizens or permanent residents' are residents of Canada.
  ownOrSettled: citizenOrSettled,
  citizenOrResident,
  nationality,
  anyNationBut,
  fromNation,
  livesInNation,
  collegeOfNation,
}
