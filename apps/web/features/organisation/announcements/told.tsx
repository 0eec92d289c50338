import type { Candidate, Progress, Winners } from '@laurel/contract/announcements'
import { exactUsd } from '@laurel/contract/words/exact-usd'
import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Loaded } from '../../common/records/loaded.tsx'
import { WinnerList } from '../../student/winner-list/winner-list.tsx'
import { ForfeitDialog } from './forfeit-dialog.tsx'
import { OUTCOME_WORDS, students } from './outcome-words.ts'
import { Reach, type ReachProps } from './reach.tsx'
import { ToldWords } from './told-words.tsx'
import { useProgress, useReached } from './use-winners.ts'
import styles from './winners.module.css'

interface ToldProps {
  scholarshipId: string
  winners: Winners
  mayAnnounce: boolean
}

/** How far the telling is, and who was told what. */
export function Told({ scholarshipId, winners, mayAnnounce }: ToldProps) {
  const progress = useProgress(scholarshipId, winners.cycle)
  const [forfeiting, setForfeiting] = useState<Candidate>()
  const reached = useReached(scholarshipId)
  const mark = ({ applicationId }: Candidate, isReached: boolean) =>
    reached.mutate({ applicationId, isReached })
  const decided = winners.candidates.filter(({ decision }) => decision !== null)
  const others = winners.applicants - decided.length
  return (
    <>
      <Loaded query={progress} noun="how far the telling is">
        {(data) => (
          <>
            <Telling progress={data} />
            <ToldWords progress={data} />
          </>
        )}
      </Loaded>
      <section className={styles.panel} aria-labelledby="told-heading">
        <div className={styles.panelHead}>
          <h2 id="told-heading" tabIndex={-1}>
            Who was told what
          </h2>
          {winners.announcedAt !== null && (
            <WinnerList
              scholarshipId={scholarshipId}
              cycle={winners.cycle}
              title={winners.title}
              announcedAt={winners.announcedAt}
            />
          )}
        </div>
        <ul className={styles.rows}>
          {decided.map((candidate) => (
            <ToldRow
              key={candidate.applicationId}
              candidate={candidate}
              usualAmount={winners.usualAmount}
              {...(mayAnnounce && {
                onForfeit: () => setForfeiting(candidate),
                onReached: (isReached) => mark(candidate, isReached),
              })}
            />
          ))}
        </ul>
        {others > 0 && (
          <p className={styles.hint}>
            {students(others)} {others === 1 ? 'was' : 'were'} told “not selected”.
          </p>
        )}
      </section>
      {forfeiting && (
        <ForfeitDialog
          scholarshipId={scholarshipId}
          candidate={forfeiting}
          onClose={() => setForfeiting(undefined)}
        />
      )}
    </>
  )
}

function Telling({ progress: { told, waiting, failed } }: { progress: Progress }) {
  const total = told + waiting
  return (
    <section className={styles.telling} aria-label="Telling">
      <p role="status">
        {waiting === 0
          ? `All ${students(total)} were told.`
          : `${told.toLocaleString('en-US')} of ${students(total)} told so far. You can leave this page.`}
      </p>
      {waiting > 0 && <progress value={told} max={total} aria-label="Told so far" />}
      {failed > 0 && (
        <p className={styles.hint}>
          {students(failed)} could not be reached by mail. They see the result when they log in.
        </p>
      )}
    </section>
  )
}

interface ToldRowProps extends Partial<ReachProps> {
  candidate: Candidate
  usualAmount: number | null
}

function ToldRow({ candidate, usualAmount, onForfeit, onReached }: ToldRowProps) {
  const { name, decision, told } = candidate
  const outcome = told?.outcome ?? decision?.outcome ?? 'not_selected'
  const { one, tone = 'neutral', icon } = OUTCOME_WORDS[outcome]
  const amount = decision?.amount ?? usualAmount
  return (
    <li className={styles.row} data-outcome={outcome}>
      <div className={styles.who}>
        <span className={styles.name}>{name || 'No name'}</span>
        <Badge tone={tone} {...(icon && { icon })}>
          {one}
        </Badge>
        {outcome === 'won' && amount !== null && <span>{exactUsd(amount)}</span>}
      </div>
      {told?.reachBy && onForfeit && onReached && (
        <Reach candidate={candidate} onForfeit={onForfeit} onReached={onReached} />
      )}
    </li>
  )
}
