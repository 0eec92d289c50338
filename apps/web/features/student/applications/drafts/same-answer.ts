import type { FieldValue } from '@laurel/contract/application-shapes'

/** Whether two answers are one, whichever way the server writes a line break or a sign. */
export function isSameAnswer(one: FieldValue | null, other: FieldValue | null): boolean {
  return plain(one) === plain(other)
}

const SIGNS: readonly [RegExp, string][] = [
  [/<br\s*\/?>/g, '<br>'],
  [/&nbsp;|&#160;/g, '\u{A0}'],
  [/&quot;/g, '"'],
  [/&#39;|&apos;/g, "'"],
]

function plain(value: FieldValue | null): string {
  if (typeof value !== 'string') return JSON.stringify(value)
  return JSON.stringify(SIGNS.reduce((text, [sign, as]) => text.replaceAll(sign, as), value))
}
