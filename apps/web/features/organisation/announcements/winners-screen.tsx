import type { Winners } from '@laurel/contract/announcements'
import { canDecide, FIRST_DEADLINE_DAYS } from '@laurel/contract/round-states'
import { longDate } from '@laurel/contract/words/deadline-words'
import { useMay } from '../organiser/current-organisation.ts'
import { dayOf } from '../../../instant-words.ts'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Deciding } from './deciding.tsx'
import { Funnel } from './funnel.tsx'
import { students } from './outcome-words.ts'
import { RoundTabs } from './round-tabs.tsx'
import { Told } from './told.tsx'
import styles from './winners.module.css'

interface WinnersScreenProps {
  scholarshipId: string
  winners: Winners
}

/** From choosing winners to everybody knowing. */
export function WinnersScreen({ scholarshipId, winners }: WinnersScreenProps) {
  const mayAnnounce = useMay('announce_award')
  const { state } = winners
  return (
    <>
      <PageHeading of={`${scholarshipId} ${winners.cycle}`}>Winners</PageHeading>
      <p className={styles.title}>{winners.title}</p>
      <RoundTabs scholarshipId={scholarshipId} winners={winners} />
      <p className={styles.lead}>{leadWords(winners)}</p>
      {state === 'announced' ? (
        <Told scholarshipId={scholarshipId} winners={winners} mayAnnounce={mayAnnounce} />
      ) : canDecide(state) ? (
        <Deciding
          key={winners.cycle}
          scholarshipId={scholarshipId}
          winners={winners}
          mayAnnounce={mayAnnounce}
        />
      ) : (
        <div className={styles.below}>
          <NotYet scholarshipId={scholarshipId} winners={winners} />
        </div>
      )}
      {!canDecide(state) && <Funnel scholarshipId={scholarshipId} cycle={winners.cycle} />}
    </>
  )
}

function leadWords({ state, applicants, lastDay, announcedAt, cycle }: Winners): string {
  const round = cycle === 'open' ? '' : `Round of ${cycle}. `
  if (announcedAt !== null)
    return `${round}Announced on ${dayOf(announcedAt)} to ${students(applicants)}.`
  const applied = `${students(applicants)} applied.`
  if (state === 'cancelled') return `${round}Called off. ${applied}`
  if (state === 'scheduled') return `${round}Opens later.`
  if (state === 'open')
    return lastDay === null
      ? `${round}Open. ${applied}`
      : `${round}Open until ${longDate(lastDay)}. ${applied}`
  const closed = lastDay === null ? 'Closed.' : `Closed on ${longDate(lastDay)}.`
  return `${round}${closed} ${applied} Nobody has been told anything yet.`
}

function NotYet({ scholarshipId, winners: { state, lastDay } }: WinnersScreenProps) {
  if (state === 'cancelled')
    return (
      <EmptyState title="This round was called off">Everyone who applied was told so.</EmptyState>
    )
  if (state === 'open' && lastDay === null)
    return (
      <EmptyState
        title="This round has no last day yet"
        action={
          <ButtonLink to={paths.organiserScholarship(scholarshipId)} variant="filled">
            Set a last day
          </ButtonLink>
        }
      >
        Without one it never closes, so winners can’t be chosen. Set one that is at least{' '}
        {FIRST_DEADLINE_DAYS} days away: whoever saved it, began or applied is told.
      </EmptyState>
    )
  return (
    <EmptyState
      title="Winners are chosen after the deadline"
      action={
        <ButtonLink to={paths.applicants(scholarshipId)} variant="filled">
          See applicants
        </ButtonLink>
      }
    >
      Everybody has the same time to apply. You can read and sort applications until then.
    </EmptyState>
  )
}
