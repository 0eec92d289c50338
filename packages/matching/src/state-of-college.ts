import { STATE_NAMES } from './state-names.ts'

const STATES = Object.entries(STATE_NAMES)
const OF = /^(?:State )?University of /
/** What may stand between a state and the end of a college's name: 'Ohio State University', 'Texas A & M University'. */
const BEHIND_STATE = /^(?: A ?& ?[MT])?(?: State| Technological)? (?:University|College)\b/
/** A person's name, a school in many states, or another place: 'Indiana University of Pennsylvania'. */
const NO_STATE =
  /^(?:Washington (?:University|College)|\w+ College)\b|^(?!State )\w+ University of\b/

/**
 * The state that the name of a college says it is in: 'University of Nevada-Las Vegas', 'Ohio State
 * University'. Undefined where it says none, or none for sure.
 */
export function stateOfCollege(college: string): string | undefined {
  const name = college.replace(/^The /, '')
  if (NO_STATE.test(name)) return undefined
  const place = OF.test(name) ? name.replace(OF, '') : undefined
  const found = STATES.find(([, state]) =>
    place === undefined
      ? name.startsWith(state) && BEHIND_STATE.test(name.slice(state.length))
      : place.startsWith(state) && /^(?!\w| Global\b)/.test(place.slice(state.length)),
  )
  return found?.[0]
}
