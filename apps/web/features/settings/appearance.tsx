import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import styles from './settings.module.css'

const SCHEMES: readonly { value: MantineColorScheme; label: string; what: string }[] = [
  { value: 'light', label: 'Light', what: 'Dark words on a light page.' },
  { value: 'dark', label: 'Dark', what: 'Light words on a dark page.' },
  { value: 'auto', label: 'As the system', what: 'Follows the setting of your device.' },
]

/** Kept under the key that the script before the first paint reads, for public pages as well. */
export function Appearance() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>Colors</legend>
      {SCHEMES.map(({ value, label, what }) => (
        <div key={value} className={styles.choice}>
          <input
            id={`appearance-${value}`}
            type="radio"
            name="appearance"
            value={value}
            aria-describedby={`appearance-${value}-what`}
            checked={colorScheme === value}
            onChange={() => setColorScheme(value)}
          />
          <div>
            <label className={styles.option} htmlFor={`appearance-${value}`}>
              {label}
            </label>
            <p id={`appearance-${value}-what`} className={styles.when}>
              {what}
            </p>
          </div>
        </div>
      ))}
    </fieldset>
  )
}
