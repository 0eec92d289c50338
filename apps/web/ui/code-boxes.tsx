import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import styles from './code-boxes.module.css'
import { type CodeDigits, withoutOld, writeDigits } from './code-digits.ts'
import { FieldError } from './field-error.tsx'

interface CodeBoxesProps {
  /** Of the first box; a summary may lead there. */
  id: string
  digits: CodeDigits
  onChange: (digits: CodeDigits) => void
  error?: string | undefined
  /** Takes the focus as it appears. */
  isFocused?: boolean
}

/** Moves from a box by key; undefined leaves the key to the browser. */
function targetOf(key: string, position: number, last: number): number | undefined {
  if (key === 'ArrowLeft') return Math.max(position - 1, 0)
  if (key === 'ArrowRight') return Math.min(position + 1, last)
  if (key === 'Home') return 0
  return key === 'End' ? last : undefined
}

/** A mailed code, one digit in a box: a paste fills all, arrows move, Backspace clears or steps back. */
export function CodeBoxes({ id, digits, onChange, error, isFocused = false }: CodeBoxesProps) {
  const boxes = useRef<HTMLDivElement>(null)
  const errorId = `${id}-error`
  const focus = (position: number) =>
    boxes.current?.querySelectorAll('input')[position]?.focus({ preventScroll: true })

  useEffect(() => {
    if (isFocused) boxes.current?.querySelector('input')?.focus()
  }, [isFocused])

  const write = (position: number, text: string) => {
    if (!/\d/.test(text)) return
    const written = writeDigits(digits, position, text)
    onChange(written.digits)
    focus(written.next)
  }

  const change = (position: number, typed: string) =>
    typed === ''
      ? onChange(digits.with(position, ''))
      : write(position, withoutOld(typed, digits[position] ?? ''))

  const paste = (event: ClipboardEvent, position: number) => {
    event.preventDefault()
    write(position, event.clipboardData.getData('text'))
  }

  const press = (event: KeyboardEvent, position: number) => {
    const isStepBack = event.key === 'Backspace' && digits[position] === ''
    const target = isStepBack ? position - 1 : targetOf(event.key, position, digits.length - 1)
    if (target === undefined) return
    event.preventDefault()
    focus(Math.max(target, 0))
  }

  return (
    <fieldset className={styles.boxes}>
      <legend>{digits.length}-digit code</legend>
      <div className={styles.row} ref={boxes}>
        {digits.map((digit, position) => (
          <input
            // oxlint-disable-next-line react/no-array-index-key -- a box is its position
            key={position}
            id={position === 0 ? id : undefined}
            aria-label={`Digit ${position + 1} of ${digits.length}`}
            type="text"
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete={position === 0 ? 'one-time-code' : 'off'}
            value={digit}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            onFocus={(event) => event.target.select()}
            onChange={(event) => change(position, event.target.value)}
            onPaste={(event) => paste(event, position)}
            onKeyDown={(event) => press(event, position)}
          />
        ))}
      </div>
      <div role="alert">{error && <FieldError id={errorId}>{error}</FieldError>}</div>
    </fieldset>
  )
}
