import { useSyncExternalStore } from 'react'
import { deviceStorage, keepText } from '../../../browser-storage.ts'

const keyOf = (userId: string) => `organisation:${userId}`
const listeners = new Set<() => void>()

/** Which of their organisations somebody works for on this device. */
export function chooseOrganisation(userId: string, organisationId: string): void {
  keepText(deviceStorage(), keyOf(userId), organisationId)
  listeners.forEach((listener) => listener())
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The one that was chosen last; null where none was. */
export const useChosenOrganisation = (userId: string): string | null =>
  useSyncExternalStore(follow, () => deviceStorage().getItem(keyOf(userId)))
