import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { LeafProgress } from '../../../../ui/leaf-progress.tsx'
import styles from './progress-list.module.css'
import { isDone, panelIdOf, type RequirementProgress } from './requirement-progress.ts'
import { STATUS_WORDS } from './status-words.ts'

interface ProgressListProps {
  progress: readonly RequirementProgress[]
  onGoTo: (requirementId: string) => void
}

/** Where each requirement stands, as links to their panels. */
export function ProgressList({ progress, onGoTo }: ProgressListProps) {
  return (
    <nav aria-label="Requirements">
      <ol className={styles.list}>
        {progress.map(({ requirement, status }) => {
          const { word, icon, tone } = STATUS_WORDS[status]
          return (
            <li key={requirement.id}>
              <a
                className={styles.item}
                href={`#${panelIdOf(requirement.id)}`}
                onClick={(event) => {
                  event.preventDefault()
                  onGoTo(requirement.id)
                }}
              >
                <span className={classNames(styles.icon, styles[tone])}>
                  <Icon icon={icon} size={16} />
                </span>
                <span>
                  <b>{requirement.title}</b>
                  <span className={styles.word} data-tone={tone}>
                    {word}
                  </span>
                </span>
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** "2 of 5 done". */
export function doneWords(progress: readonly RequirementProgress[]): string {
  return `${progress.filter(isDone).length} of ${progress.length} done`
}

/** The same as leaves. */
export function ProgressLeaves({ progress }: { progress: readonly RequirementProgress[] }) {
  const leaves = progress.map(({ status }) => STATUS_WORDS[status].leaf)
  return <LeafProgress leaves={leaves}>{null}</LeafProgress>
}
