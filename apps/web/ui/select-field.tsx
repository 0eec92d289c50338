import type { ComponentProps } from 'react'
import { Field, type FieldLook } from './field.tsx'
import styles from './select-field.module.css'

export interface SelectOption {
  value: string
  label: string
}

type SelectProps = Omit<ComponentProps<'select'>, 'onChange'>

export type SelectFieldProps = Omit<SelectProps, 'id'> &
  FieldLook & {
    /** Stands for nothing chosen. */
    emptyLabel?: string
    options: readonly SelectOption[]
    value: string
    onChange: (value: string) => void
  }

/** The browser's own select, found through by typing, with its label, hint and error. */
export function SelectField(props: SelectFieldProps) {
  const { emptyLabel = 'Choose', options, onChange, ...field } = props
  return (
    <Field<SelectProps>
      {...field}
      render={(select) => (
        <span className={styles.select}>
          <select {...select} onChange={(event) => onChange(event.target.value)}>
            <option value="">{emptyLabel}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </span>
      )}
    />
  )
}
