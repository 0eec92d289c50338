import { useEffect, useEffectEvent, useState } from 'react'
import { deviceStorage, keepText } from '../../../../browser-storage.ts'

/** What a key does, and the words of it. */
export const DESK_KEYS = [
  { key: 'j', act: 'next', words: 'Next fact' },
  { key: 'k', act: 'before', words: 'Fact before' },
  { key: 'J', act: 'nextListing', words: 'Next listing' },
  { key: 'K', act: 'listingBefore', words: 'Listing before' },
  { key: 'a', act: 'accept', words: 'Accept' },
  { key: 'e', act: 'edit', words: 'Edit' },
  { key: 'r', act: 'reject', words: 'Reject' },
  { key: '1', act: 'must', words: 'Must' },
  { key: '2', act: 'nice', words: 'Nice to have' },
  { key: 'z', act: 'undo', words: 'Undo' },
  { key: 'd', act: 'looked', words: 'Done with what changed' },
  { key: 'c', act: 'compare', words: 'Compare with what looks like it' },
  { key: 'm', act: 'merge', words: 'Merge that into this' },
  { key: 'n', act: 'apart', words: 'Not the same' },
  { key: 'p', act: 'publish', words: 'Publish what is held back' },
  { key: '?', act: 'help', words: 'These keys' },
] as const
export type DeskAct = (typeof DESK_KEYS)[number]['act']

const TYPED_INTO = 'input:not([type=checkbox]), textarea, select, [contenteditable]'

/** Keys belong to what is typed into, and to an open dialog. */
function actOf(event: KeyboardEvent): DeskAct | undefined {
  const { target, key } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined
  if (target instanceof Element && target.closest(TYPED_INTO)) return undefined
  if (document.querySelector('dialog[open]')) return undefined
  return DESK_KEYS.find((each) => each.key === key)?.act
}

/** Single keys as long as the desk is open and they are not switched off. */
export function useDeskKeys(isOn: boolean, onAct: (act: DeskAct) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = actOf(event)
    if (act === undefined) return
    event.preventDefault()
    onAct(act)
  })
  useEffect(() => {
    if (!isOn) return
    const listener = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [isOn])
}

const STORED_AS = 'deskKeys'

/** Whether single keys are on, as this device keeps it. */
export function useKeysOn(): [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => deviceStorage().getItem(STORED_AS) !== 'off')
  return [
    isOn,
    (next) => {
      setOn(next)
      keepText(deviceStorage(), STORED_AS, next ? 'on' : 'off')
    },
  ]
}
