import type { Interval } from '@laurel/contract/billing-shapes'
import { type KeyboardEvent, useRef } from 'react'
import { PLAN_NAMES } from './plan-words.ts'
import styles from './plan-picker.module.css'
import type { PlanChoice } from './use-plan-choice.ts'

export const PLAN_PANEL_ID = 'plan-panel'
export const tabIdOf = (interval: Interval): string => `plan-tab-${interval}`

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** The same choice as the tiles: one follows the other. */
export function PlanTabs({ choice: { plans, chosen, choose } }: { choice: PlanChoice }) {
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const from = plans.indexOf(chosen)
    const next = step === undefined ? undefined : plans.at((from + step) % plans.length)
    if (!next) return
    event.preventDefault()
    choose(next.interval)
    list.current?.querySelector<HTMLElement>(`#${tabIdOf(next.interval)}`)?.focus()
  }
  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label="How often you pay">
      {plans.map(({ interval }) => {
        const isChosen = interval === chosen.interval
        return (
          <button
            key={interval}
            type="button"
            role="tab"
            id={tabIdOf(interval)}
            aria-selected={isChosen}
            aria-controls={PLAN_PANEL_ID}
            tabIndex={isChosen ? 0 : -1}
            onClick={() => choose(interval)}
            onKeyDown={move}
          >
            {PLAN_NAMES[interval]}
          </button>
        )
      })}
    </div>
  )
}
