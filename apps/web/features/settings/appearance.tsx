import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import styles from './settings.module.css'

const SCHEMES: readonly { value: MantineColorScheme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'Same as my device' },
]

/** Kept under the key that the script before the first paint reads, for public pages as well. */
export function Appearance() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>Colors</legend>
      {SCHEMES.map(({ value, label }) => (
        <div key={value} className={styles.choice}>
          <input
            id={`appearance-${value}`}
            type="radio"
            name="appearance"
            value={value}
            checked={colorScheme === value}
            onChange={() => setColorScheme(value)}
          />
          <label className={styles.option} htmlFor={`appearance-${value}`}>
            {label}
          </label>
        </div>
      ))}
    </fieldset>
  )
}
