import { productName } from '../../../product.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { answerConsent, hasPrivacyControl, useConsent } from './consent.ts'
import styles from './measuring-choice.module.css'

const ANSWERS = [
  { value: 'yes', label: 'Yes, measure' },
  { value: 'no', label: 'No, do not' },
] as const

/** What was said about measuring on this device, to be changed at any time. */
export default function MeasuringChoice() {
  const isHydrated = useHydrated()
  const consent = useConsent()
  const isDecided = isHydrated && hasPrivacyControl()
  return (
    <fieldset className={styles.choices} disabled={!isHydrated || isDecided}>
      <legend>May we measure how you use {productName}?</legend>
      {ANSWERS.map(({ value, label }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name="measuring"
            value={value}
            checked={consent === value}
            onChange={() => answerConsent(value)}
          />
          {label}
        </label>
      ))}
      <p className={styles.note} role="status">
        {isDecided
          ? 'Your browser sends Global Privacy Control, which counts as no. To choose here, switch it off there.'
          : consent === undefined
            ? 'You have not said yet, so nothing is measured.'
            : 'Kept on this device for a year. You can change it at any time.'}
      </p>
    </fieldset>
  )
}
