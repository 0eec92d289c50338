import { PROFILE_FIELDS, type ProfileValues } from './profile-rules.ts'

type Field = (typeof PROFILE_FIELDS)[number]

/** The fields in which two say something else. */
export const changedFields = (before: ProfileValues, after: ProfileValues): Field[] =>
  PROFILE_FIELDS.filter((field) => before[field] !== after[field])

interface Merged {
  values: ProfileValues
  /** Fields that both changed, each to something else: one's own stand in `values`. */
  clashes: Field[]
}

/** One's own changes on top of what somebody else saved meanwhile. */
export function mergeProfile(
  base: ProfileValues,
  mine: ProfileValues,
  theirs: ProfileValues,
): Merged {
  const own = changedFields(base, mine)
  const values = { ...theirs, ...Object.fromEntries(own.map((field) => [field, mine[field]])) }
  const foreign = changedFields(base, theirs)
  return {
    values,
    clashes: own.filter((field) => foreign.includes(field) && mine[field] !== theirs[field]),
  }
}
