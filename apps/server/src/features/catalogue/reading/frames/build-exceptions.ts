import type { HardClause } from '@laurel/matching/criteria'
import { FACTS, factsById } from '@laurel/matching/facts'
import type { ParsedList } from '../words/sentence-words.ts'
import { type Build, listed } from './ways-to-build.ts'
import { HOME, places } from './build-places.ts'
import { fields } from './build-studies.ts'

const definitions = factsById(FACTS)

/** 'Except law', 'except Maine', 'except freshmen': what the words before it let in without. */
export const exceptFor: Build = (captures) => {
  const [first = ''] = captures[0]?.ids ?? []
  if (captures[0]?.isOpen === true) return null
  const left = first.includes(':')
    ? places(HOME)(captures)
    : (ofOptions('schoolLevel', captures) ?? ofOptions('citizenship', captures) ?? fields(captures))
  return left && { not: left }
}

const ofOptions = (fact: string, captures: readonly ParsedList[]): HardClause | null => {
  const ids = captures[0]?.ids ?? []
  const definition = definitions.get(fact)
  const known = new Set([
    ...(definition?.options ?? []),
    ...Object.keys(definition?.families ?? {}),
  ])
  return ids.every((id) => known.has(id)) ? listed(fact)(captures) : null
}
