import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs'
import { Icon } from '../../../ui/icon.tsx'
import { CHANGES, type EssayChange, type EssayHelp } from './essay-help.ts'
import styles from './essay-help.module.css'

interface ChangeButtonsProps {
  onChange: (action: EssayChange) => void
  /** The version that is being looked at. */
  chosen?: EssayChange | undefined
}

export function ChangeButtons({ onChange, chosen }: ChangeButtonsProps) {
  return CHANGES.map(({ action, words }) => (
    <button
      key={action}
      type="button"
      className={styles.change}
      data-change={action}
      aria-pressed={chosen === undefined ? undefined : action === chosen}
      onClick={() => onChange(action)}
    >
      {words}
    </button>
  ))
}

/** Below a text of the student's own: other versions of it, or why there are none. */
export function HelpBar({ help, isEmpty }: { help: EssayHelp; isEmpty: boolean }) {
  if (!help.isAllowed) return <p className={styles.policy}>{help.policyLine}</p>
  if (isEmpty) return null
  return (
    <div className={styles.bar}>
      <div role="group" aria-label="Help from the assistant" className={styles.changes}>
        <Icon icon={IconSparkles} className={styles.sparkles} />
        <ChangeButtons onChange={help.change} />
      </div>
      {help.policyLine !== undefined && <p className={styles.note}>{help.policyLine}</p>}
    </div>
  )
}
