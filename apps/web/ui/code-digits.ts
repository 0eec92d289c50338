const NOT_DIGITS = /\D/g

/** The six boxes of a code, each with a digit or empty. */
export type CodeDigits = readonly string[]

export const emptyCode = (length: number): CodeDigits => Array.from({ length }, () => '')

export const isWhole = (digits: CodeDigits): boolean => digits.every((digit) => digit !== '')

/**
 * What the boxes hold after something was typed or pasted into one of them, and which box comes
 * next. A whole code fills all boxes wherever it was pasted; fewer digits go on from there.
 */
export function writeDigits(
  digits: CodeDigits,
  position: number,
  text: string,
): { digits: CodeDigits; next: number } {
  const given = text.replaceAll(NOT_DIGITS, '')
  const start = given.length >= digits.length ? 0 : position
  const next = [...digits]
  for (const [offset, digit] of [...given].entries())
    if (start + offset < next.length) next[start + offset] = digit
  return { digits: next, next: Math.min(start + given.length, digits.length - 1) }
}

/** A box holds one digit: what is typed beside the old one replaces it. */
export function withoutOld(typed: string, old: string): string {
  return typed.length === 2 && old !== '' ? typed.replace(old, '') : typed
}
