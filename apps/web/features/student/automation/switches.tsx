import type { Automation } from '@laurel/contract/automation'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import styles from './automation.module.css'
import { DailyLimit } from './daily-limit.tsx'
import { SwitchRow } from './switch-row.tsx'
import { useAutomationChange } from './use-automation.ts'

interface SwitchesProps {
  automation: Automation
  isSubscriber: boolean
}

/** The student's own switches; two of them are for subscribers. */
export function Switches({ automation, isSubscriber }: SwitchesProps) {
  const { mutate } = useAutomationChange()
  const { reappliesToRecurring, appliesToNewMatches, remindsOfDeadlines, dailyLimit } = automation
  const isNewOn = isSubscriber && appliesToNewMatches
  return (
    <section aria-labelledby="switches">
      <h2 id="switches" className={styles.heading}>
        Automatic applications
      </h2>
      {!isSubscriber && <ForSubscribers />}
      <div className={styles.panel}>
        <SwitchRow
          label="Apply again when a scholarship returns"
          isOn={isSubscriber && reappliesToRecurring}
          isDisabled={!isSubscriber}
          onChange={(isOn) => mutate({ reappliesToRecurring: isOn })}
        >
          When a scholarship you applied to opens again, your answers are sent again, if nothing new
          is asked. When this is off, they are filled in and wait for your OK.
        </SwitchRow>
        <SwitchRow
          label="Apply to new matches that need only your profile"
          isOn={isNewOn}
          isDisabled={!isSubscriber}
          onChange={(isOn) => mutate({ appliesToNewMatches: isOn })}
          more={
            isNewOn && <DailyLimit limit={dailyLimit} onChange={(n) => mutate({ dailyLimit: n })} />
          }
        >
          Sends your application to new scholarships that you are eligible for and that need only
          your profile. You get a receipt for each.
        </SwitchRow>
        <SwitchRow
          label="Remind me before deadlines"
          isOn={remindsOfDeadlines}
          onChange={(isOn) => mutate({ remindsOfDeadlines: isOn })}
        >
          An email before the deadlines of what you saved or started.
        </SwitchRow>
      </div>
    </section>
  )
}

function ForSubscribers() {
  return (
    <p className={styles.reason}>
      The first two are part of the subscription, because they send applications for you.{' '}
      <Link to={paths.subscriptionPlan}>See the plans</Link>
    </p>
  )
}
