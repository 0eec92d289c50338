/** The id of the control of a field, such as `award.amountUsd`. */
export const fieldId = (name: string): string => `field-${name.replaceAll(/[.[\]]+/g, '-')}`

/** Digits, in threes where commas part them, with decimals behind a point. */
const NUMBER = /^\$?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/

/**
 * What is typed as a number: `null` for nothing, and NaN for what is none, which is refused. A comma
 * that parts no thousands is none: whoever types `12,50` would else give 1250.
 */
export function readNumber(typed: string): number | null {
  const text = typed.replaceAll(/\s/g, '')
  if (text === '') return null
  return NUMBER.test(text) ? Number(text.replaceAll(/[,$]/g, '')) : Number.NaN
}
