import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { Icon } from '../../../../ui/icon.tsx'
import styles from './stepper.module.css'

export interface Step {
  name: string
  caption: string
  isDone: boolean
}

/** Where the application stands: the step being worked on is the current one. */
export function Stepper({ steps }: { steps: readonly Step[] }) {
  const open = steps.findIndex((step) => !step.isDone)
  const current = open === -1 ? steps.length - 1 : open
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, caption, isDone }, position) => (
        <li
          key={name}
          className={isDone ? styles.done : undefined}
          aria-current={position === current ? 'step' : undefined}
        >
          <span className={styles.seal} aria-hidden="true">
            {isDone ? <Icon icon={IconCheck} size={16} /> : position + 1}
          </span>
          <div>
            <p className={styles.name}>{name}</p>
            <p className={styles.caption}>{caption}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
