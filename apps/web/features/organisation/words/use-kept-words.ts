import { useRef, useState } from 'react'
import { keepWords, readWords } from './kept-words.ts'

/**
 * The texts of a form that stay on this device until they are sent: over a reload, and over a dialog
 * that was closed. A form is of one name for as long as it is shown.
 */
export function useKeptWords<Field extends string>(name: string, fields: readonly Field[]) {
  const empty = Object.fromEntries(fields.map((field) => [field, ''])) as Record<Field, string>
  const [words, setWords] = useState({ ...empty, ...readWords(name, fields) })
  // What is sent is answered later: by then more may be typed.
  const latest = useRef(words)
  const keep = (next: Record<Field, string>) => {
    latest.current = next
    setWords(next)
    keepWords(name, next)
  }
  const forgetSent = (sent: Partial<Record<Field, string>>) => {
    const left = fields.filter((field) => latest.current[field] !== sent[field])
    keep({ ...empty, ...Object.fromEntries(left.map((field) => [field, latest.current[field]])) })
  }
  return {
    words,
    change: (changed: Partial<Record<Field, string>>) => keep({ ...latest.current, ...changed }),
    /** Once these are sent; what was typed since stays. */
    forgetSent,
    /** The same of all, as they are now. */
    forget: () => forgetSent(words),
  }
}
