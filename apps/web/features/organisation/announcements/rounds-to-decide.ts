import type { OrganiserScholarship } from '@laurel/contract/publishing-shapes'
import type { RoundState } from '@laurel/contract/round-states'
import { longDate } from '@laurel/contract/words/deadline-words'

/** Those to decide first, then what is told already, then what students still apply to. */
const PLACES: Readonly<Partial<Record<RoundState, number>>> = {
  closed: 1,
  reviewing: 1,
  decided: 1,
  announced: 2,
  open: 3,
  cancelled: 4,
}
const placeOf = ({ state }: OrganiserScholarship): number => PLACES[state] ?? 0

/** Rounds that have, had or will have winners; those to decide first, the earliest promise on top. */
export const roundsToDecide = (all: readonly OrganiserScholarship[]): OrganiserScholarship[] =>
  all
    .filter((round) => placeOf(round) > 0)
    .toSorted(
      (a, b) =>
        placeOf(a) - placeOf(b) ||
        (dayOf(a) ?? '9999').localeCompare(dayOf(b) ?? '9999') ||
        a.title.localeCompare(b.title),
    )

const isToDecide = (round: OrganiserScholarship): boolean => placeOf(round) === 1

const dayOf = (round: OrganiserScholarship): string | null =>
  isToDecide(round) ? round.announceBy : round.deadline

/** "8 applications. Winners are promised by 2 December 2026." */
export function roundWords(round: OrganiserScholarship): string {
  const { state, counts, announceBy, deadline } = round
  const sent = counts.sent === 1 ? '1 application' : `${counts.sent} applications`
  if (isToDecide(round) && announceBy !== null)
    return `${sent}. Winners are promised by ${longDate(announceBy)}.`
  if (state === 'open' && deadline !== null) return `${sent}. Open until ${longDate(deadline)}.`
  return `${sent}.`
}
