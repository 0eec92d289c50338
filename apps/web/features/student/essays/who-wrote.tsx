import type { Authorship, EssayAuthor } from '@laurel/contract/essay-record'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { authorWords } from './author-words.ts'
import historyStyles from './essay-history.module.css'
import { SaveRecord } from './save-record.tsx'
import type { EssayTask } from './essay-task.ts'
import type { useAuthorship } from './use-authorship.ts'
import styles from './who-wrote.module.css'

interface WhoWroteProps {
  task: EssayTask
  authorship: ReturnType<typeof useAuthorship>
}

/** The present text with the stretches marked that are not the student's own. */
export function WhoWrote({ task, authorship }: WhoWroteProps) {
  const { data, isError, isBehind } = authorship
  return (
    <section className={historyStyles.comparison} aria-label="Who wrote this essay">
      <div className={historyStyles.head}>
        <div>
          <h3>Who wrote this essay</h3>
          <p className={historyStyles.calm} role="status">
            {data ? authorWords(data.words) : !isError && 'Reading the record …'}
          </p>
        </div>
        {data && <SaveRecord task={task} />}
      </div>
      {isError && (
        <div className={historyStyles.failed}>
          <ErrorPanel
            message="We couldn’t load who wrote this essay."
            onRetry={() => void authorship.refetch()}
            isRetrying={authorship.isFetching}
          />
        </div>
      )}
      {data && (
        <ScrollRegion className={historyStyles.text} label="The text with its authors">
          <Legend />
          <Notes authorship={data} isBehind={isBehind} />
          <div className={historyStyles.marked} dir="auto">
            {data.stretches.map(marked)}
          </div>
        </ScrollRegion>
      )}
    </section>
  )
}

const NAMES: Record<Exclude<EssayAuthor, 'student'>, string> = {
  assistant: 'the assistant’s',
  pasted: 'pasted',
}

/** Stretches have no identity but their place. */
function marked({ author, text }: Authorship['stretches'][number], position: number) {
  if (author === 'student') return text
  const words = text.trimEnd()
  return (
    <span key={position}>
      <mark className={styles.mark} data-author={author}>
        <VisuallyHidden>[{NAMES[author]}: </VisuallyHidden>
        {words}
        <VisuallyHidden>]</VisuallyHidden>
      </mark>
      {text.slice(words.length)}
    </span>
  )
}

const Legend = () => (
  <ul className={styles.legend}>
    <li>Unmarked: yours</li>
    <li>
      <mark className={styles.mark} data-author="assistant">
        Solid line
      </mark>
      : the assistant’s
    </li>
    <li>
      <mark className={styles.mark} data-author="pasted">
        Dotted line
      </mark>
      : pasted
    </li>
  </ul>
)

interface NotesProps {
  authorship: Authorship
  isBehind: boolean
}

/** What must be known of the record besides. */
function Notes({ authorship, isBehind }: NotesProps) {
  const { isIntact, aiPolicy, words, disclosure } = authorship
  const notes = [
    isBehind && 'Your latest changes are not in this record yet: it shows the text as last saved.',
    !isIntact &&
      'This record is not complete: part of your text was written before records were kept, or the record was changed.',
    disclosure !== null && `When you send this essay, it will end with: “${disclosure}”`,
    aiPolicy === 'not_allowed' &&
      words.assistant > 0 &&
      'This scholarship asks for essays written without an AI assistant.',
  ].filter((note) => note !== false)
  return notes.map((note) => (
    <p key={note} className={styles.note}>
      {note}
    </p>
  ))
}
