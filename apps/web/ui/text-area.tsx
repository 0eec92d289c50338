import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldLook } from './field.tsx'
import styles from './field.module.css'

type TextAreaProps = ComponentProps<'textarea'>

/** TextField for several lines; it grows with what is typed. */
export function TextArea(field: Omit<TextAreaProps, 'id'> & FieldLook) {
  return (
    <Field<TextAreaProps>
      {...field}
      render={(textarea) => (
        <textarea
          {...textarea}
          className={classNames(styles.area, field.error && styles.invalid)}
        />
      )}
    />
  )
}
