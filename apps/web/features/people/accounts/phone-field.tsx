import type { FocusEvent } from 'react'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './phone-field.module.css'
import type { PhoneParts } from './phone-number.ts'
import { usePhoneNumbers } from './use-phone-numbers.ts'

interface PhoneFieldProps {
  id: string
  country: string
  digits: string
  error?: string | undefined
  onChange: (parts: PhoneParts) => void
  onBlur?: (event: FocusEvent) => void
}

/** Stands there until all countries have come. */
const FIRST = { code: 'US', text: 'United States +1' }

/** Country with its dial code, and the digits, as one group. */
export function PhoneField({ id, country, digits, error, onChange, onBlur }: PhoneFieldProps) {
  const numbers = usePhoneNumbers()
  const first = country === FIRST.code ? FIRST : { code: country, text: country }
  const leave = (event: FocusEvent) => {
    const read = numbers?.readTyped(digits, country)
    if (read && read.phone !== digits) onChange(read)
    onBlur?.(event)
  }
  return (
    <fieldset className={styles.phone}>
      <legend>Phone number</legend>
      <span className={styles.country}>
        <span aria-hidden="true">
          +{numbers ? numbers.dialCodeOf(country) : country === FIRST.code && '1'}
        </span>
        <select
          id={`${id}-country`}
          aria-label="Country and dial code"
          autoComplete="tel-country-code"
          value={country}
          onChange={(event) => onChange({ dialCountry: event.target.value, phone: digits })}
        >
          {(numbers?.dialCountries ?? [first]).map(({ code, text }) => (
            <option key={code} value={code}>
              {text}
            </option>
          ))}
        </select>
      </span>
      <TextField
        id={id}
        name="phone"
        label="Phone number"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={32}
        value={digits}
        error={error}
        onBlur={leave}
        onChange={(event) => onChange({ dialCountry: country, phone: event.target.value })}
      />
    </fieldset>
  )
}
