import { COUNTRY_LABELS, DIAL_CODES, type CountryCode } from '@laurel/contract/option-countries'
import { TextField } from '../../ui/text-field.tsx'
import styles from './phone-field.module.css'

interface PhoneFieldProps {
  id: string
  country: string
  digits: string
  error?: string | undefined
  onCountry: (country: string) => void
  onDigits: (digits: string) => void
  onBlur?: () => void
}

const dialCountries = (Object.entries(COUNTRY_LABELS) as [CountryCode, string][]).flatMap(
  ([code, name]) => {
    const dialCode = DIAL_CODES[code]
    return dialCode === undefined ? [] : [{ code, text: `${name} +${dialCode}` }]
  },
)

/** Country with its dial code, and the digits, as one group. */
export function PhoneField(props: PhoneFieldProps) {
  const { id, country, digits, error, onCountry, onDigits, onBlur } = props
  return (
    <fieldset className={styles.phone}>
      <legend>Phone number</legend>
      <span className={styles.country}>
        <span aria-hidden="true">+{DIAL_CODES[country as CountryCode]}</span>
        <select
          aria-label="Country and dial code"
          autoComplete="tel-country-code"
          value={country}
          onChange={(event) => onCountry(event.target.value)}
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
        label="Digits"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        value={digits}
        error={error}
        onBlur={onBlur}
        onChange={(event) => onDigits(event.target.value)}
      />
    </fieldset>
  )
}
