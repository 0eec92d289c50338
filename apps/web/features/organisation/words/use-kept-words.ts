import { useState } from 'react'
import { keepWords, readWords } from './kept-words.ts'

/**
 * The texts of a form that stay on this device until they are sent: over a reload, and over a dialog
 * that was closed. A form is of one name for as long as it is shown.
 */
export function useKeptWords<Field extends string>(name: string, fields: readonly Field[]) {
  const empty = Object.fromEntries(fields.map((field) => [field, ''])) as Record<Field, string>
  const [words, setWords] = useState({ ...empty, ...readWords(name, fields) })
  const keep = (next: Record<Field, string>) => {
    setWords(next)
    keepWords(name, next)
  }
  return {
    words,
    change: (changed: Partial<Record<Field, string>>) => keep({ ...words, ...changed }),
    /** Once they are sent. */
    forget: () => keep(empty),
  }
}
