import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { DeskClause } from '@laurel/contract/desk-admin'
import { Button } from '../../../../ui/button.tsx'
import { CheckField } from '../../../../ui/check-field.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { ConfidenceMark } from '../imports/confidence-mark.tsx'
import { countOf } from '../imports/import-words.ts'
import { clauseWords, isSoft, readClause } from '@laurel/contract/words/clause-words'
import { isOpen } from './desk-moves.ts'
import parts from './desk-parts.module.css'
import styles from './clause-row.module.css'
import { type DeskWork, rowIdOf } from './use-desk-work.ts'

interface ClauseRowProps {
  clause: DeskClause
  number: number
  isCurrent: boolean
  work: DeskWork
}

/** One clause: a line, and where one stands also its words and what can be said to it. */
export function ClauseRow({ clause, number, isCurrent, work }: ClauseRowProps) {
  const isUnread = clause.confidence === 'unread' && clause.state === 'read'
  return (
    <li
      className={styles.row}
      data-current={isCurrent || undefined}
      data-rejected={clause.state === 'rejected' || undefined}
    >
      <button
        type="button"
        id={rowIdOf(clause.id)}
        className={styles.line}
        aria-expanded={isCurrent}
        onClick={() => work.goToClause(clause.id)}
      >
        <span className={styles.at}>{number}</span>
        <span className={styles.words}>
          {isUnread ? `“${clause.words}”` : clauseWords(readClause(clause.criteria))}
        </span>
        <Standing clause={clause} />
      </button>
      {isCurrent && <Decide clause={clause} work={work} />}
    </li>
  )
}

function Standing({ clause }: { clause: DeskClause }) {
  if (clause.state === 'rejected')
    return (
      <span className={styles.standing}>
        Rejected <Icon icon={IconX} size={16} />
      </span>
    )
  if (clause.state === 'confirmed')
    return (
      <span className={styles.standing} data-confirmed>
        {clause.criteria === clause.readCriteria ? 'Accepted' : 'Edited'}{' '}
        <Icon icon={IconCheck} size={16} />
      </span>
    )
  return (
    <span className={styles.standing}>
      <ConfidenceMark confidence={clause.confidence} />
      {!isOpen(clause) && (
        <>
          <Icon icon={IconCheck} size={16} />
          <VisuallyHidden>, needs nothing</VisuallyHidden>
        </>
      )}
    </span>
  )
}

function Decide({ clause, work }: { clause: DeskClause; work: DeskWork }) {
  const { confidence, words, why, elsewhere, readCriteria } = clause
  const { choice, choose, decide } = work
  const read = readClause(readCriteria)
  const isUnread = confidence === 'unread'
  return (
    <div className={styles.decide}>
      <p>
        {isUnread ? (
          <UnreadWords clause={clause} />
        ) : (
          <>
            “{words}”{why !== null && <span className={parts.caption}> {why}</span>}
          </>
        )}
      </p>
      {!isUnread && (
        <Weight isNice={choice.isNice ?? isSoft(read)} onChoose={(isNice) => choose({ isNice })} />
      )}
      {elsewhere > 0 && (
        <CheckField
          label={
            <>
              Decide the same in <b>{countOf(elsewhere, 'other listing')}</b>
            </>
          }
          isChecked={!choice.isHere}
          onChange={(isEverywhere) => choose({ isHere: !isEverywhere })}
        />
      )}
      <div className={parts.actions}>
        <Button variant={isOpen(clause) ? 'filled' : 'outline'} onClick={work.accept}>
          {isUnread ? 'Ask it' : 'Accept'} <kbd>A</kbd>
        </Button>
        <Button onClick={() => work.openEdit()}>
          Edit <kbd>E</kbd>
        </Button>
        <Button onClick={() => decide('reject')}>
          {isUnread ? 'Asks nothing' : 'Reject'} <kbd>R</kbd>
        </Button>
      </div>
    </div>
  )
}

/** What becomes of a sentence that was not understood, whichever way it is decided. */
function UnreadWords({ clause }: { clause: DeskClause }) {
  const read = readClause(clause.readCriteria)
  if (!clause.isAsked || !('attest' in read))
    return 'Students only read it. Ask it as a question, edit what it asks, or say that it asks nothing.'
  return (
    <>
      Students are asked: <b>“{read.attest}”</b> Keep that, edit what it asks, or say that it asks
      nothing.
    </>
  )
}

interface WeightProps {
  isNice: boolean
  onChoose: (isNice: boolean) => void
}

/** Whether it must hold, or is only preferred. */
const Weight = ({ isNice, onChoose }: WeightProps) => (
  <div className={styles.weight} role="group" aria-label="Must, or nice to have?">
    <button type="button" aria-pressed={!isNice} onClick={() => onChoose(false)}>
      Must <kbd>1</kbd>
    </button>
    <button type="button" aria-pressed={isNice} onClick={() => onChoose(true)}>
      Nice to have <kbd>2</kbd>
    </button>
  </div>
)
