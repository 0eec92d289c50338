import { useSyncExternalStore } from 'react'

let isKeeping = true
const listeners = new Set<() => void>()

/** Notes whether this device has lately been able to keep what is typed. */
export function noteDeviceStorage(isWorking: boolean): void {
  if (isWorking === isKeeping) return
  isKeeping = isWorking
  listeners.forEach((listener) => listener())
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether this device keeps what is typed, as far as is known. */
export const useDeviceStorage = (): boolean =>
  useSyncExternalStore(
    follow,
    () => isKeeping,
    () => true,
  )
