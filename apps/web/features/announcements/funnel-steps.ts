import type { readFunnel } from '@laurel/contract/announcements'
import type { AnswerOf } from '@laurel/contract/define-call'

type Figures = AnswerOf<typeof readFunnel>

interface Step {
  label: string
  /** Null where it is too few to be told. */
  number: number | null
}

/** From whom it is for to who has an answer; withdrawing is told only where somebody did. */
export const stepsOf = (figures: Figures): Step[] => [
  { label: 'Eligible', number: figures.eligible },
  { label: 'May be eligible', number: figures.possible },
  { label: 'Saved it', number: figures.saved },
  { label: 'Began, not sent', number: figures.begun },
  { label: 'Sent', number: figures.sent },
  ...(figures.withdrawn > 0 ? [{ label: 'Withdrew', number: figures.withdrawn }] : []),
  { label: 'Decided on', number: figures.decided },
]

export const figureWords = (number: number | null): string =>
  number === null ? 'fewer than 20' : number.toLocaleString('en-US')

/** How long a bar is beside the longest; one that is not told has none. */
export const barOf = (number: number | null, most: number): string =>
  number === null || most === 0 ? '0%' : `${(100 * number) / most}%`
