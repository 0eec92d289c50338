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
  // Nobody is corrected in the middle of a number.
  const [wasLeft, setLeft] = useState(false)
  const isNone = typed !== undefined && Number.isNaN(readNumber(typed))
  const shown = typed ?? (value === null ? '' : value.toLocaleString('en-US'))
  return (
    <TextField
      {...field}
      inputMode="decimal"
      value={shown}
      error={isNone && wasLeft ? 'Please enter a number.' : error}
      onChange={({ target }) => {
        setTyped(target.value)
        const read = readNumber(target.value)
        // Never the readable beginning of it: nobody meant that.
        onChange(Number.isNaN(read) ? null : read)
      }}
      onBlur={() => {
        setLeft(isNone)
        if (!isNone) setTyped(undefined)
      }}
    />
  )
}
