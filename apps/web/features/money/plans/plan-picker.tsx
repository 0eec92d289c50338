import { useNavigate } from 'react-router'
import { useUser } from '../../../api/use-session.ts'
import { clock } from '../../../clock.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ChargeLine } from './charge-line.tsx'
import { rememberChosenPlan } from './chosen-plan.ts'
import { notePlanClick } from './note-plan-click.ts'
import styles from './plan-picker.module.css'
import { PLAN_PANEL_ID, PlanTabs, tabIdOf } from './plan-tabs.tsx'
import { PlanTiles } from './plan-tiles.tsx'
import { buttonWords, NO_MONEY, termsWords, upsellWords } from './plan-words.ts'
import type { PlanChoice } from './use-plan-choice.ts'

interface PlanPickerProps {
  choice: PlanChoice
  onDecline: () => void
}

/** The plans to choose from, what each costs and when, and the way to pay. */
export function PlanPicker({ choice, onDecline }: PlanPickerProps) {
  const navigate = useNavigate()
  const { chosen } = choice
  const words = buttonWords(chosen)
  const activate = () => {
    rememberChosenPlan(chosen)
    notePlanClick(words, 'subscription-plan')
    void navigate(paths.payment(chosen.priceId))
  }
  return (
    <div className={styles.picker}>
      <div className={styles.tabs}>
        <PlanTabs choice={choice} />
      </div>
      <div
        id={PLAN_PANEL_ID}
        role="tabpanel"
        aria-labelledby={tabIdOf(chosen.interval)}
        className={styles.panel}
      >
        <PlanTiles choice={choice} />
        <ChargeLine plan={chosen} />
        {!chosen.takesMoney && <p className={styles.terms}>{NO_MONEY}</p>}
        <Button variant="filled" size="large" isWide onClick={activate}>
          {words}
        </Button>
        <p className={styles.terms}>{termsWords(chosen, clock.now(), choice.hasTrialLeft)}</p>
      </div>
      <Button variant="subtle" size="large" className={styles.decline} onClick={onDecline}>
        No Thanks
      </Button>
      <p className={styles.closing}>Open and apply to as many as you like.</p>
    </div>
  )
}

/** The number of applications is the person's own. */
export function PickerIntro() {
  const { scholarshipCount } = useUser()
  return <p className={styles.intro}>{upsellWords(scholarshipCount)}</p>
}
