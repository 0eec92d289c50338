import { type KeyboardEvent, useRef, useState } from 'react'
import { FieldError } from '../../../../ui/field-error.tsx'
import type { Choice } from '../question.ts'
import styles from './controls.module.css'

interface ChipsProps {
  /** The question, for screen readers. */
  label: string
  choices: readonly Choice[]
  /** Several hold at once: each is switched on and off. */
  isMultiple?: boolean
  chosen?: readonly string[]
  onPick: (id: string) => void
  error?: string | undefined
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}

/** A few options side by side: one stop of the Tab key, arrows move, Enter takes one. */
export function Chips({ label, choices, isMultiple, chosen = [], onPick, error }: ChipsProps) {
  const group = useRef<HTMLDivElement>(null)
  const first = choices.findIndex(({ id }) => chosen.includes(id))
  const [current, setCurrent] = useState(Math.max(first, 0))

  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (current + step + choices.length) % choices.length
    setCurrent(next)
    group.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <>
      <div
        ref={group}
        role="group"
        aria-label={label}
        aria-describedby={error ? 'answer-error' : undefined}
        className={styles.chips}
      >
        {choices.map(({ id, label: words }, index) => (
          <button
            key={id}
            type="button"
            className={styles.chip}
            tabIndex={index === current ? 0 : -1}
            data-answer={index === current ? '' : undefined}
            aria-pressed={isMultiple || chosen.length > 0 ? chosen.includes(id) : undefined}
            onFocus={() => setCurrent(index)}
            onKeyDown={move}
            onClick={() => onPick(id)}
          >
            {words}
          </button>
        ))}
      </div>
      {error && <FieldError id="answer-error">{error}</FieldError>}
    </>
  )
}
