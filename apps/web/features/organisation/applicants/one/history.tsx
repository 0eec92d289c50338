import type { SentApplication } from '@laurel/contract/applicant-shapes'
import { STAGE_WORDS } from '../../../catalogue/listings/stage-words.ts'
import { shortMomentOf } from '../../../../instant-words.ts'
import styles from './one.module.css'

interface Happening {
  at: string
  words: string
  text?: string
}

/** What happened with it, the latest first. */
export function History({ application }: { application: SentApplication }) {
  return (
    <section className={styles.panel}>
      <h2>History</h2>
      <ol className={styles.notes}>
        {happeningsOf(application).map(({ at, words, text }) => (
          <li key={at + words}>
            <p>{words}</p>
            {text !== undefined && <p className={styles.written}>{text}</p>}
            <p className={styles.quiet}>
              <time dateTime={at}>{shortMomentOf(at)}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function happeningsOf({ submittedAt, openedAt, stages, messages }: SentApplication): Happening[] {
  const all: Happening[] = [
    { at: submittedAt, words: 'Sent by the student' },
    ...(openedAt === null ? [] : [{ at: openedAt, words: 'First opened; the student sees that' }]),
    ...stages.map(({ stage, enteredAt }) => ({
      at: enteredAt,
      words: `The student sees: ${STAGE_WORDS[stage].word}`,
    })),
    ...messages.map(({ subject, text, sentAt, author }) => ({
      at: sentAt,
      words: `${author ?? 'Somebody who left'} wrote to the student: ${subject}`,
      text,
    })),
  ]
  return all.toSorted((one, other) => other.at.localeCompare(one.at))
}
