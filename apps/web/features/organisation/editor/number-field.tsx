import { useState } from 'react'
import { TextField, type TextFieldProps } from '../../../ui/text-field.tsx'
import { readNumber } from './fields.ts'

type NumberFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'type'> & {
  value: number | null
  onChange: (value: number | null) => void
}

/** A field for a number; what is none stays as it was typed and is said to be none. */
export function NumberField({ value, onChange, error, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>()
  const isNone = typed !== undefined && Number.isNaN(readNumber(typed))
  const shown = typed ?? (value === null ? '' : value.toLocaleString('en-US'))
  return (
    <TextField
      {...field}
      inputMode="decimal"
      value={shown}
      error={isNone ? 'Please enter a number.' : error}
      onChange={({ target }) => {
        setTyped(target.value)
        const read = readNumber(target.value)
        if (!Number.isNaN(read)) onChange(read)
      }}
      onBlur={() => {
        if (!isNone) setTyped(undefined)
      }}
    />
  )
}
