import { namesOfCollege } from './college-names.ts'
import type { FactDefinition } from './facts.ts'

/** The names under which awards may speak of what somebody named. */
export function namesOf(kind: FactDefinition['namedAs'], name: string): string[] {
  if (kind === 'college') return namesOfCollege(name)
  return kind === 'county' ? namesOfCounty(name) : [name]
}

/** 'OH/Athens' is the county of Athens of an award that names no state. */
const namesOfCounty = (name: string): string[] => {
  const bare = name.replace(/^[A-Za-z]{2}\//, '').replace(/ (?:county|parish|borough)$/i, '')
  return bare === name ? [name] : [name, bare]
}
