import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { Icon } from '../../../ui/icon.tsx'
import type { Step } from './steps.ts'
import styles from './step-bar.module.css'

interface StepBarProps {
  steps: readonly Step[]
  /** The one on the screen. */
  currentId: string
}

/** The steps of the page as links to them: a line of five, and on a phone the one that is open. */
export function StepBar({ steps, currentId }: StepBarProps) {
  const at = Math.max(
    steps.findIndex(({ id }) => id === currentId),
    0,
  )
  const current = steps[at]
  const next = steps[at + 1]
  return (
    <>
      <nav className={styles.steps} aria-label="Steps">
        <ol>
          {steps.map(({ id, label, note, isDone }, position) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === currentId ? 'step' : undefined}>
                <span className={styles.dot} data-done={isDone || undefined}>
                  {isDone ? <Icon icon={IconCheck} size={16} /> : position + 1}
                </span>
                <span>
                  <b>{label}</b>
                  <small>{note}</small>
                </span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.phone}>
        <span className={styles.dot}>{at + 1}</span>
        <p>
          <b>{current?.label}</b>
          <small>
            Step {at + 1} of {steps.length}
            {next && `. Next: ${next.label}`}
          </small>
        </p>
      </div>
    </>
  )
}
