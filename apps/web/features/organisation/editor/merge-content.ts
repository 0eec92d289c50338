import { canonicalJson } from '@laurel/matching/canonical-json'

interface Merged<Parts> {
  merged: Parts
  /** Both changed the same part, and not alike: one's own stands in it. */
  isContested: boolean
}

/**
 * One's own changes on top of what somebody else saved meanwhile, part by part: what only they
 * changed is theirs, everything that oneself changed stays one's own.
 */
export function mergeParts<Parts extends object>(
  base: Parts,
  mine: Parts,
  theirs: Parts,
): Merged<Parts> {
  const names = Object.keys(theirs) as (keyof Parts)[]
  const mineAlone = names.filter((name) => !isSame(base[name], mine[name]))
  return {
    merged: { ...theirs, ...Object.fromEntries(mineAlone.map((name) => [name, mine[name]])) },
    isContested: mineAlone.some(
      (name) => !isSame(base[name], theirs[name]) && !isSame(mine[name], theirs[name]),
    ),
  }
}

const isSame = (one: unknown, other: unknown): boolean =>
  canonicalJson(one) === canonicalJson(other)
