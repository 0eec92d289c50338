import { COUNTRY_LABELS, DIAL_CODES, type CountryCode } from '@laurel/contract/option-countries'
import type { FocusEvent } from 'react'
import { TextField } from '../../ui/text-field.tsx'
import styles from './phone-field.module.css'
import { readTyped, type PhoneParts } from './phone-number.ts'

interface PhoneFieldProps {
  id: string
  country: string
  digits: string
  error?: string | undefined
  onChange: (parts: PhoneParts) => void
  onBlur?: (event: FocusEvent) => void
}

const dialCountries = (Object.entries(COUNTRY_LABELS) as [CountryCode, string][])
  .flatMap(([code, name]) => {
    const dialCode = DIAL_CODES[code]
    return dialCode === undefined ? [] : [{ code, text: `${name} +${dialCode}` }]
  })
  .toSorted((a, b) => Number(b.code === 'US') - Number(a.code === 'US'))

/** Country with its dial code, and the digits, as one group. */
export function PhoneField({ id, country, digits, error, onChange, onBlur }: PhoneFieldProps) {
  const leave = (event: FocusEvent) => {
    const read = readTyped(digits, country)
    if (read.phone !== digits) onChange(read)
    onBlur?.(event)
  }
  return (
    <fieldset className={styles.phone}>
      <legend>Phone number</legend>
      <span className={styles.country}>
        <span aria-hidden="true">+{DIAL_CODES[country as CountryCode]}</span>
        <select
          id={`${id}-country`}
          aria-label="Country and dial code"
          autoComplete="tel-country-code"
          value={country}
          onChange={(event) => onChange({ dialCountry: event.target.value, phone: digits })}
        >
          {dialCountries.map(({ code, text }) => (
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
