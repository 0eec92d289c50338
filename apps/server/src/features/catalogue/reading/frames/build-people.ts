import type { HardClause } from '@laurel/matching/criteria'
import type { ParsedList } from '../words/sentence-words.ts'
import { all, anyOf, type Build, listed, type Relation } from './ways-to-build.ts'

/** Who has DACA has no papers either, whatever an award calls it; who survived cancer may call it a condition. */
const SAID_ELSEWHERE: Readonly<Record<string, readonly HardClause[]>> = {
  undocumented: [{ fact: 'citizenship', in: ['daca'] }],
  cancer_in_the_family: [{ fact: 'healthCondition', in: ['Cancer'] }],
}

/** What somebody lived through. */
export const life: Build = ([list]) => {
  if (!list) return null
  const lived: HardClause = { fact: 'lifeExperience', in: [...list.ids] }
  const others = list.ids.flatMap((id) => SAID_ELSEWHERE[id] ?? [])
  return others.length > 0 ? { any: [lived, ...others] } : lived
}

const RELATIVES = new Set(['parent', 'spouse', 'grandparent'])

export const service = (groups: ParsedList['groups'], relation?: Relation): HardClause | null =>
  anyOf(
    (groups ?? []).flatMap(
      (ids) =>
        all(
          ids.map((id) => ({
            fact: 'militaryAffiliation',
            ...(relation ? { relation } : {}),
            in: [id],
          })),
        ) ?? [],
    ),
  )

/** One alternative for each relation: 'children and spouses of …'. */
export const ofKin =
  (build: (list: ParsedList, relation: Relation) => HardClause | null, isKinLast = false): Build =>
  (captures) => {
    const [kin, list] = isKinLast ? [captures[1], captures[0]] : captures
    if (!kin || !list) return null
    return anyOf(kin.ids.flatMap((id) => build(list, id as Relation) ?? []))
  }

/** One alternative for the student, one for each relation: 'members and their children'. */
export const orKin =
  (build: (list: ParsedList, relation?: Relation) => HardClause | null): Build =>
  (captures) => {
    const kin = captures.find(({ ids }) => ids.some((id) => RELATIVES.has(id)))
    const list = captures.find((capture) => capture !== kin)
    if (!kin || !list) return null
    const own = build(list)
    return own && anyOf([own, ...kin.ids.flatMap((id) => build(list, id as Relation) ?? [])])
  }

const UNMARRIED = { fact: 'maritalStatus', in: ['single', 'divorced', 'widowed'] }

export const maritalStatus: Build = (captures) =>
  captures.length > 0 ? listed('maritalStatus')(captures) : UNMARRIED

/** Citizens and international students together are everybody, as a person would say it. */
export const citizens: Build = (captures) => {
  const ids = captures[0]?.ids ?? []
  const isEverybody = ids.includes('us_citizen') && ids.includes('international')
  return isEverybody ? null : listed('citizenship')(captures)
}

/** Citizens of other countries by country; those of the United States by status. */
export const nationality: Build = ([list]) => {
  const ids = list?.ids ?? []
  const others = ids.filter((id) => id !== 'US')
  return anyOf([
    ...(ids.includes('US') ? [{ fact: 'citizenship', in: ['us_citizen'] }] : []),
    ...(others.length > 0 ? [{ fact: 'nationality', in: others }] : []),
  ])
}
