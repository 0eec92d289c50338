import { OPTION_LABELS } from '@laurel/contract/profile-options'
import type { HardClause } from '@laurel/matching/criteria'
import { STATE_CODES } from '@laurel/matching/option-ids'
import { PARTS_OF_STATES } from './lexicon/place-words.ts'
import type { ListingText } from './listing-reading.ts'

const COUNTY = /\b(?:county|counties|parish|parishes)\b/i
const THE_STATE =
  /\b(?:the|this|our) (?:state|commonwealth)\b(?! of\b)|\bin-state (?:public |private |community |technical )?(?:college|universit|institution|school)/i
const names = Object.entries(OPTION_LABELS.state)
const NAMED = new RegExp(
  `\\b(?:${names.map(([, name]) => name).join('|')})\\b(?! (?:County|Counties|Parish|Street|Avenue)\\b)(?<!\\bKansas(?= City))`,
  'g',
)
const BEHIND_TOWN = new RegExp(`, (?:${STATE_CODES.join('|')})\\b`, 'g')
/** Parts that lie in one state: 'the Upper Peninsula'. */
const STATE_OF_PART = new Map(
  Object.entries(PARTS_OF_STATES).flatMap(([states, parts]) =>
    states.includes('+') ? [] : parts.split('|').map((part) => [part, states] as const),
  ),
)
const PART = new RegExp(`\\b(?:${[...STATE_OF_PART.keys()].join('|')})\\b`, 'gi')
const CODES = new Map(names.map(([code, name]) => [name, code]))

/**
 * The one state that a listing names, in its texts or a column: where its counties are that stand without
 * one, and which 'the state' is. Undefined where it speaks of neither, names no state, or several.
 */
export const homeStateOf = (
  texts: readonly ListingText[],
  columns: readonly { clause: HardClause }[],
): string | undefined => {
  if (!texts.some(({ text }) => COUNTY.test(text) || THE_STATE.test(text))) return undefined
  const told = texts.flatMap(({ text }) => [
    ...[...text.matchAll(NAMED)].flatMap(([name]) => CODES.get(name) ?? []),
    ...[...text.matchAll(BEHIND_TOWN)].map(([code]) => code.slice(-2)),
  ])
  const parts = texts.flatMap(({ text }) =>
    [...text.matchAll(PART)].flatMap(([name]) => STATE_OF_PART.get(name.toLowerCase()) ?? []),
  )
  const stated = columns.flatMap(({ clause }) =>
    'fact' in clause && clause.fact === 'state' && 'in' in clause ? clause.in.map(String) : [],
  )
  const [state, ...others] = new Set([...told, ...stated, ...parts])
  // The District of Columbia has no counties: those named are of its neighbours.
  return others.length === 0 && state !== 'DC' ? state : undefined
}
