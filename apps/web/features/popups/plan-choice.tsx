import { builtScreens } from '../../built-screens.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { PopupChoice } from './popup-choice.tsx'
import styles from './popup.module.css'

interface PlanChoiceProps {
  decline: string
  onClose: (isAccepted: boolean) => void
}

/** Leads to the plans, once there are any; until then there is nothing to choose. */
export function PlanChoice({ decline, onClose }: PlanChoiceProps) {
  if (builtScreens.plans)
    return (
      <PopupChoice
        accept="See plans"
        to={paths.subscriptionPlan}
        decline={decline}
        onClose={onClose}
      />
    )
  return (
    <div className={styles.choice}>
      <Button variant="filled" onClick={() => onClose(false)}>
        Continue
      </Button>
    </div>
  )
}
