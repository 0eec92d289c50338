import type { AssistantEssay } from '@laurel/contract/chat-shapes'
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs'
import { Icon } from '../../../../ui/icon.tsx'
import styles from './essay-notes.module.css'
import { sourceWords } from './source-words.ts'

interface EssayNotesProps {
  essay: AssistantEssay
  /** No model is set up: the built-in writer wrote it. */
  isOffline: boolean
}

/** What is to be known of a text of the assistant's: gaps, what to check, and where it comes from. */
export function EssayNotes({ essay, isOffline }: EssayNotesProps) {
  const { gaps, questions = [], unsupported, sources, isCutOff } = essay
  return (
    <div className={styles.notes}>
      <p className={styles.label}>
        <Icon icon={IconSparkles} size={16} />
        Drafted with AI, check the facts and make it yours
      </p>
      {isOffline && <p>The built-in writer made this outline from your own facts.</p>}
      {isCutOff && <p>It stopped before the end.</p>}
      {gaps.length > 0 && (
        <p>
          {gaps.length === 1 ? 'One gap' : `${gaps.length} gaps`} in brackets only you can fill.
        </p>
      )}
      {questions.length > 0 && (
        <div>
          <p>To say more, answer any of these:</p>
          <ol className={styles.questions}>
            {questions.map((question) => (
              <li key={question} dir="auto">
                {question}
              </li>
            ))}
          </ol>
        </div>
      )}
      {unsupported.length > 0 && <Unsupported passages={unsupported} />}
      {sources.length > 0 && (
        <details className={styles.sources}>
          <summary>Where this comes from</summary>
          <ul>
            {sources.map((source) => (
              <li key={`${source.from} ${source.label} ${source.passage}`}>
                <q dir="auto">{source.passage}</q>
                <span>{sourceWords(source)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function Unsupported({ passages }: { passages: readonly string[] }) {
  return (
    <p className={styles.check}>
      <Icon icon={IconFlag} size={16} />
      <span>
        <b>Check this:</b> {passages.map((each) => `“${each}”`).join(', ')}. Nothing you told us
        says so.
      </span>
    </p>
  )
}
