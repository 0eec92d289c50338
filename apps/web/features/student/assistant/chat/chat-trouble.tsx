import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { canTryAgain, type ChatTrouble, leadsToPlans } from './chat-view.ts'
import styles from './chat.module.css'
import { PlansLink } from './plans-link.tsx'

interface TroubleProps {
  trouble: ChatTrouble
  onTryAgain: () => void
}

/** Why there is no answer, and what can be done: try again, or see the plans. */
export function Trouble({ trouble, onTryAgain }: TroubleProps) {
  const isFailure = canTryAgain(trouble)
  return (
    <div className={styles.trouble} data-calm={!isFailure || undefined} role="alert">
      <p>
        <Icon icon={IconAlertCircle} size={16} />
        <span>{trouble.message}</span>
      </p>
      {isFailure && <Button onClick={onTryAgain}>Try again</Button>}
      {leadsToPlans(trouble) && <PlansLink />}
    </div>
  )
}
