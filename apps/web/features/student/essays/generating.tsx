import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { EssayHelp, HelpWork } from './essay-help.ts'
import styles from './essay-help.module.css'

/** While another version is being written; the text waits behind it, as it is. */
export function Generating({ onCancel }: { onCancel: () => void }) {
  return (
    <section className={styles.generating} aria-label="Essay assistant">
      <p role="status">Generating your essay...</p>
      <div className={styles.bones} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
      <Button data-autofocus onClick={onCancel}>
        Cancel
      </Button>
    </section>
  )
}

interface FailedProps {
  work: Extract<HelpWork, { phase: 'failed' }>
  help: EssayHelp
}

/** Nothing came of it. The text was never touched. */
export function FailedHelp({ work, help }: FailedProps) {
  return (
    <div className={styles.failed} role="alert" data-calm={!work.canTryAgain || undefined}>
      <p>
        <Icon icon={IconAlertCircle} size={16} />
        <span>{work.message}</span>
      </p>
      {work.canTryAgain && <Button onClick={() => help.change(work.action)}>Try again</Button>}
      {work.remedy}
      <Button variant="subtle" onClick={help.keep}>
        Dismiss
      </Button>
    </div>
  )
}
