/** The id of the control of a field, such as `award.amountUsd`. */
export const fieldId = (name: string): string => `field-${name.replaceAll(/[.[\]]+/g, '-')}`

/** What is typed as a number: `null` for nothing, and NaN for what is none, which is refused. */
export function readNumber(typed: string): number | null {
  const text = typed.replaceAll(/[\s,$]/g, '')
  return text === '' ? null : Number(text)
}
