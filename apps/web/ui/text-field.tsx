import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldLook } from './field.tsx'
import styles from './field.module.css'

type InputProps = ComponentProps<'input'>

export type TextFieldProps = Omit<InputProps, 'id'> &
  FieldLook & {
    /** Stands inside the control, after the input. */
    trailing?: ReactNode
  }

/** One line to type in, tied to its label, hint and error for screen readers. */
export function TextField({ trailing, ...field }: TextFieldProps) {
  return (
    <Field<InputProps>
      {...field}
      render={(input) => (
        <span className={classNames(styles.control, field.error && styles.invalid)}>
          <input {...input} />
          {trailing}
        </span>
      )}
    />
  )
}
