import type { FieldValue } from '@laurel/contract/application-shapes'

/** Whether two answers are one, whichever way the server writes a line break. */
export function isSameAnswer(one: FieldValue | null, other: FieldValue | null): boolean {
  return plain(one) === plain(other)
}

const plain = (value: FieldValue | null): string =>
  JSON.stringify(typeof value === 'string' ? value.replaceAll(/<br\s*\/?>/g, '<br>') : value)
