import { COUNTRY_LABELS, DIAL_CODES, type CountryCode } from '@laurel/contract/option-countries'
import { digitsOf } from './phone-digits.ts'

/** A phone as its two controls hold it: the digits stand without the dial code. */
export interface PhoneParts {
  dialCountry: string
  phone: string
}

/** The countries of a phone field, with their dial codes. */
export const dialCountries = (Object.entries(COUNTRY_LABELS) as [CountryCode, string][])
  .flatMap(([code, name]) => {
    const dialCode = DIAL_CODES[code]
    return dialCode === undefined ? [] : [{ code, text: `${name} +${dialCode}` }]
  })
  .toSorted((a, b) => Number(b.code === 'US') - Number(a.code === 'US'))

export const dialCodeOf = (country: string): string => DIAL_CODES[country as CountryCode] ?? ''

/** +441632960001: a plus sign, the dial code and the number; empty without a number. */
export function joinPhone({ dialCountry, phone }: PhoneParts): string {
  const digits = digitsOf(phone)
  return digits === '' ? '' : `+${dialCodeOf(dialCountry)}${digits}`
}

/** Of the countries that share a dial code, the one most people mean. */
const MAIN = new Set(['US', 'GB', 'RU', 'NO', 'AU', 'IT', 'FI', 'NZ', 'MA', 'RE', 'GP', 'CW'])

/** The longest dial code that fits, and of the countries that share it the preferred one. */
export function splitPhone(phone: string, preferred: string | null): PhoneParts {
  const digits = digitsOf(phone).replace(/^\+/, '')
  const fitting = Object.entries(DIAL_CODES).filter(
    ([, code]) => phone.startsWith('+') && digits.startsWith(code),
  )
  const longest = Math.max(...fitting.map(([, code]) => code.length))
  const sharing = fitting.filter(([, code]) => code.length === longest)
  const chosen =
    sharing.find(([name]) => name === preferred) ??
    sharing.find(([name]) => MAIN.has(name)) ??
    sharing[0]
  if (!chosen) return { dialCountry: preferred ?? 'US', phone: digits }
  return { dialCountry: chosen[0], phone: digits.slice(chosen[1].length) }
}

/** A whole international number typed or pasted among the digits chooses its country. */
export function readTyped(typed: string, dialCountry: string): PhoneParts {
  const isInternational = /^\+\d{4,}$/.test(digitsOf(typed))
  return isInternational ? splitPhone(digitsOf(typed), dialCountry) : { dialCountry, phone: typed }
}
