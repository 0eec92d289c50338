import { useState } from 'react'
import { TextField, type TextFieldProps } from '../../../ui/text-field.tsx'
import { readNumber } from './fields.ts'

type NumberFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'type'> & {
  value: number | null
  /** What was typed and is no number; empty where nothing is wrong. */
  unread: string
  /** A number that it may be. */
  example?: string
  onChange: (value: number | null) => void
  onUnread: (typed: string) => void
}

/** What stands at such a field. */
const noNumber = (example: string, isOptional: boolean) =>
  `Please enter a number above 0, such as ${example}${isOptional ? ', or nothing' : ''}.`

/**
 * A field for a number. What is none stays as it was typed, and is said to be none once it is left;
 * the number is what it was before, never empty and never the readable beginning of what was typed.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, unread, example = '2,500', onChange, onUnread, error, ...field } = props
  const [typing, setTyping] = useState<{ text: string; before: number | null }>()
  const shown = typing?.text ?? (unread || (value === null ? '' : value.toLocaleString('en-US')))
  const change = (text: string) => {
    const before = typing ? typing.before : value
    setTyping({ text, before })
    const isNone = isNoNumber(text)
    const next = isNone ? before : readNumber(text)
    if (next !== value) onChange(next)
    // Said only of what was left, and no longer once it is put right.
    if (unread !== '' && !isNone) onUnread('')
  }
  return (
    <TextField
      {...field}
      inputMode="decimal"
      value={shown}
      error={unread === '' ? error : noNumber(example, field.isOptional === true)}
      onChange={({ target }) => change(target.value)}
      onBlur={() => {
        if (typing && isNoNumber(typing.text)) onUnread(typing.text)
        setTyping(undefined)
      }}
    />
  )
}

const isNoNumber = (typed: string): boolean => Number.isNaN(readNumber(typed))
