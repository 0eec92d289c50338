import type { SignedInDevice } from '@laurel/contract/account-settings'
import { useEffect, useState } from 'react'
import { clock } from '../../../clock.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { useSteadyPending } from '../../../ui/use-steady-pending.ts'
import { WaitingRows } from '../../../ui/waiting-rows.tsx'
import { lastUsedWords } from './session-words.ts'
import styles from './settings.module.css'
import { SignOutDialog } from './sign-out-dialog.tsx'
import { useSessions } from './use-sessions.ts'

/** Every device that is signed in, each with its own way out. */
export function Sessions() {
  const { data, isPending, isError, isFetching, refetch } = useSessions()
  const [asked, setAsked] = useState<SignedInDevice | 'others'>()
  const [done, setDone] = useState('')
  const isWaiting = useSteadyPending(isPending)
  useEffect(() => {
    // With the device its button went, which had the focus.
    if (done !== '' && asked === undefined && document.activeElement === document.body)
      document.getElementById('devices-heading')?.focus()
  }, [done, asked, data])
  if (isError && !data)
    return (
      <ErrorPanel
        message="We couldn’t load your devices."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (isWaiting || !data)
    return <WaitingRows label="Loading your devices" isShown={isWaiting} count={2} />
  const close = (words?: string) => {
    setAsked(undefined)
    if (words !== undefined) setDone(words)
  }
  return (
    <>
      <ul className={styles.panel}>
        {data.map((device) => (
          <Device key={device.id} device={device} onSignOut={() => setAsked(device)} />
        ))}
      </ul>
      <div className={styles.actions}>
        {data.length > 1 && (
          <Button onClick={() => setAsked('others')}>Sign out everywhere else</Button>
        )}
        <p className={styles.saved} role="status">
          {done}
        </p>
      </div>
      {asked && <SignOutDialog device={asked} onClose={close} />}
    </>
  )
}

function Device({ device, onSignOut }: { device: SignedInDevice; onSignOut: () => void }) {
  return (
    <li className={styles.device}>
      <div>
        <p className={styles.name}>{device.device}</p>
        <p className={styles.when}>{lastUsedWords(device.lastUsedAt, clock.now())}</p>
      </div>
      {device.isThisOne ? (
        <Badge tone="success">This device</Badge>
      ) : (
        <Button onClick={onSignOut} aria-label={`Sign out: ${device.device}`}>
          Sign out
        </Button>
      )}
    </li>
  )
}
