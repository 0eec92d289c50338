import { useSyncExternalStore } from 'react'
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

/** A thin bar while there is no connection. */
export function OfflineBar() {
  const isOnline = useIsOnline()
  return (
    <div className={styles.bar} role="status">
      {!isOnline && "You're offline. Changes are saved on this device."}
    </div>
  )
}
