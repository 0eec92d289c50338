import { useSyncExternalStore } from 'react'
import { useDeviceStorage } from './device-storage.ts'
import styles from './offline-bar.module.css'

function follow(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

export function useIsOnline(): boolean {
  return useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  )
}

/**
 * A thin bar while there is no connection; it promises only what this device can hold. Saying
 * "changes" would be untrue of a plan that is cancelled and the like.
 */
export function OfflineBar() {
  const isOnline = useIsOnline()
  const isKept = useDeviceStorage()
  return (
    <div className={styles.bar} role="status" data-print="hide">
      {!isOnline &&
        (isKept
          ? "You're offline. Answers and essays are saved here."
          : "You're offline. Changes cannot be saved on this device.")}
    </div>
  )
}
