import { useId } from 'react'
import styles from './filter-dialog.module.css'

export interface FilterChoice<Value> {
  value: Value
  label: string
}

interface FilterGroupProps<Value> {
  legend: string
  choices: readonly FilterChoice<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, as chips. */
export function FilterGroup<Value>(props: FilterGroupProps<Value>) {
  const { legend, choices, value, onChange } = props
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.chips}>
        {choices.map((choice) => (
          <label key={choice.label} className={styles.chip}>
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
