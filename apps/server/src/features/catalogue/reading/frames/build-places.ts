import { US_TERRITORIES } from '@laurel/matching/option-ids'
import { type Build, all, anyOf } from './ways-to-build.ts'

export const HOME = { state: 'state', county: 'county', city: 'city', country: 'country' }

export const COLLEGE = { state: 'collegeState', county: 'collegeCounty', city: 'collegeCity' }

/** Colleges in a place; one in a country is wherever somebody goes or plans to go. */
export const collegesIn: Build = ([list]) => {
  const ids = list?.ids ?? []
  const countries = ids.filter((id) => id.startsWith('country:'))
  if (countries.length === 0) return places(COLLEGE)(list ? [list] : [])
  if (countries.length < ids.length) return null
  return all([
    { fact: 'plansCollege', is: true },
    { fact: 'collegeCountry', in: countries.map((id) => id.slice('country:'.length)) },
  ])
}

/** Schools of a county are of either kind; those of a state that somebody attends are colleges. */
export const schoolsIn: Build = (captures) => {
  const isOfCounties = captures[0]?.ids.every((id) => id.startsWith('county:')) === true
  return isOfCounties
    ? anyOf([COLLEGE, HIGH_SCHOOL].flatMap((facts) => places(facts)(captures) ?? []))
    : collegesIn(captures)
}

export const HIGH_SCHOOL = {
  state: 'highSchoolState',
  county: 'highSchoolCounty',
  city: 'highSchoolCity',
}

/** Those that some name as countries of their own. */
const TERRITORIES = new Set<string>(US_TERRITORIES)

export const places =
  (facts: Readonly<Record<string, string>>): Build =>
  ([list]) => {
    const byKind = new Map<string, string[]>()
    for (const id of list?.ids ?? []) {
      const at = id.indexOf(':')
      const fact = facts[id.slice(0, at)]
      if (fact === undefined) return null
      byKind.set(fact, [...(byKind.get(fact) ?? []), id.slice(at + 1)])
    }
    // The states and territories are in the country that stands beside them.
    const countries = byKind.get('country')
    if (countries?.includes('US') === true) {
      const territories = (byKind.get('state') ?? []).filter((id) => TERRITORIES.has(id))
      byKind.set('country', [...countries, ...territories])
      byKind.delete('state')
    }
    return anyOf([...byKind].map(([fact, ids]) => ({ fact, in: ids })))
  }

/** 'Maine students', 'students in Maine': at home there, in college or in school. */
export const peopleIn: Build = (captures) => {
  const isOfCounties = captures[0]?.ids.every((id) => id.startsWith('county:')) === true
  if (isOfCounties)
    return anyOf([HOME, HIGH_SCHOOL].flatMap((facts) => places(facts)(captures) ?? []))
  const isOfStates = captures[0]?.ids.every((id) => id.startsWith('state:')) === true
  if (!isOfStates) return inCountry(captures)
  return anyOf([HOME, COLLEGE, HIGH_SCHOOL].flatMap((facts) => places(facts)(captures) ?? []))
}

/** Who is in a country, as far as a country is told. */
export const inCountry: Build = (captures) => {
  const ids = captures[0]?.ids ?? []
  return ids.every((id) => id.startsWith('country:')) ? places(HOME)(captures) : null
}

/** 'Students at a U.S. high school' live there and are pupils. */
export const pupilsInCountry: Build = (captures) => {
  const country = inCountry(captures)
  return country && { all: [country, { fact: 'schoolLevel', in: ['high_school'] }] }
}

export const college: Build = ([list]) =>
  list
    ? {
        any: [
          { fact: 'college', in: [...list.ids] },
          { fact: 'interestedColleges', in: [...list.ids] },
        ],
      }
    : null

/** Some college of this country: who is there or plans to go there. */
export const collegeInUs =
  (isAccredited: boolean): Build =>
  () =>
    all([
      { fact: 'plansCollege', is: true },
      ...(isAccredited ? [{ fact: 'accreditedCollege', is: true }] : []),
      { fact: 'collegeCountry', in: ['US'] },
    ])
