import type { readFunnel } from '@laurel/contract/announcements'
import type { AnswerOf } from '@laurel/contract/define-call'
import type { SeenFrom } from '@laurel/contract/seen-from'
import type { BarRow } from '../../common/records/bar-rows.tsx'

export type Figures = AnswerOf<typeof readFunnel>

/** Of that many hidden steps and more one sentence tells. */
const HIDDEN_ROWS = 3
const HIDDEN_UP_TO = 19

const told = (number: number): string => number.toLocaleString('en-US')

const step = (label: string, number: number | null): BarRow => ({
  label,
  words: number === null ? 'fewer than 20' : told(number),
  least: number,
})

/** From whom it fits to who has an answer; withdrawing is told only where somebody did. */
function allSteps({ eligible, possible, seen, saved, sent, withdrawn, decided, ...rest }: Figures) {
  const matched = eligible === null && possible === null ? null : (eligible ?? 0) + (possible ?? 0)
  return [
    step('Matched', matched),
    step('Opened its page', seen),
    step('Saved it', saved),
    began(rest.begun, sent),
    step('Sent it', sent),
    ...(withdrawn > 0 ? [step('Withdrew', withdrawn)] : []),
    step('Decided on', decided),
  ]
}

/** Where few have not sent, there are as many as sent, and up to 19 more. */
function began(begun: number | null, sent: number): BarRow {
  if (begun !== null || sent === 0) return step('Began', begun)
  return { label: 'Began', words: `${told(sent)} to ${told(sent + HIDDEN_UP_TO)}`, least: sent }
}

/** The steps that stand in rows, and the names of those of which one sentence tells. */
export function stepsOf(figures: Figures): { rows: BarRow[]; hidden: string[] } {
  const steps = allSteps(figures)
  const hidden = steps.filter(({ least }) => least === null)
  if (hidden.length < HIDDEN_ROWS) return { rows: steps, hidden: [] }
  return {
    rows: steps.filter(({ least }) => least !== null),
    hidden: hidden.map(({ label }) => label.toLowerCase()),
  }
}

const SOURCES: Readonly<Record<SeenFrom, string>> = {
  matches: 'Their matches',
  search: 'A search',
  saved: 'Their saved list',
  dashboard: 'Their dashboard',
  notification: 'A notification',
  mail: 'An email',
  similar: 'A similar scholarship',
  assistant: 'The assistant',
  public_page: 'Its public page',
  outside: 'A link from elsewhere',
  other: 'Another page here',
}

/** What led students to its page, in words. */
export const sourceRows = ({ sources }: Figures): BarRow[] =>
  sources.map(({ source, seen }) => step(SOURCES[source], seen))
