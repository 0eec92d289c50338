import { useEffect, useEffectEvent } from 'react'

const TYPED_INTO = 'input:not([type=checkbox]), textarea, select, [contenteditable]'
const STEPS: Readonly<Record<string, 'next' | 'previous'>> = { j: 'next', k: 'previous' }

/** J and K lead on and back, where nothing is typed and no dialog is open. */
export function useStepKeys(onStep: (step: 'next' | 'previous') => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const isTyped = event.target instanceof Element && event.target.closest(TYPED_INTO)
    const isCommand = event.ctrlKey || event.metaKey || event.altKey
    if (!step || isTyped || isCommand || document.querySelector('dialog[open]')) return
    event.preventDefault()
    onStep(step)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
