import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { returnTo } from '../../people/accounts/return-to.ts'
import { AccountAction } from './account-action.tsx'
import { Desk } from './desk.tsx'
import styles from './desk.module.css'
import { type Intent, type Opened, openOnboarding, openUpdate } from './open-talk.ts'
import type { Ports } from './ports.ts'
import { ProgressHeader } from './progress-header.tsx'
import type { ConversationKind } from './stored-progress.ts'
import { forgetWanted, readWanted } from './wanted-scholarship.ts'

interface ConversationRoomProps {
  kind: ConversationKind
  heading: string
  /** What the visitor chose on the welcome. */
  start?: Intent | undefined
  /** Shown until the conversation is there. */
  waiting: ReactNode
}

/** Opens the conversation that fits whoever is here, and shows it. */
export default function ConversationRoom(props: ConversationRoomProps) {
  const { kind, heading, start, waiting } = props
  const navigate = useNavigate()
  const { state, key } = useLocation()
  const [opened, setOpened] = useState<Opened | 'failed'>()
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const leave = useEffectEvent<Ports['leave']>((why) => {
    // An answer was on its way, and they went on by themselves.
    if (!isHere.current) return undefined
    const from = returnTo(state)
    const wanted = kind === 'onboarding' ? readWanted() : undefined
    if (wanted !== undefined) {
      forgetWanted()
      return void navigate(paths.scholarshipDetail(wanted), { replace: true })
    }
    if (why === 'loggedIn') return void navigate(from ?? paths.dashboard, { replace: true })
    if (kind === 'onboarding')
      return void navigate(paths.dashboard, { replace: true, state: { isOnboarded: true } })
    // The page before this one, unless this is the first of the visit.
    if (from === undefined && key !== 'default') return void navigate(-1)
    void navigate(from ?? paths.dashboard, { replace: true })
  })
  const open = async () => {
    setOpened(undefined)
    try {
      const begun = kind === 'update' ? openUpdate(leave) : openOnboarding(leave, start)
      setOpened(await begun)
    } catch (error) {
      console.error('The conversation could not be opened', error)
      setOpened('failed')
    }
  }
  const openOnce = useEffectEvent(() => void open())
  useEffect(() => openOnce(), [])

  if (opened === undefined) return waiting
  if (typeof opened === 'object') return <Desk talk={opened.talk} heading={heading} />
  return (
    <>
      <ProgressHeader account={<AccountAction />} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {opened === 'failed' ? (
          <ErrorPanel message="We couldn’t load the conversation." onRetry={() => void open()} />
        ) : (
          <Complete />
        )}
      </main>
    </>
  )
}

function Complete() {
  const wanted = readWanted()
  return (
    <div className={styles.complete}>
      <h1>No questions left</h1>
      <p>Your profile is filled in. You can change it at any time.</p>
      {wanted !== undefined && (
        <ButtonLink variant="filled" to={paths.scholarshipDetail(wanted)} onClick={forgetWanted}>
          See if you fit
        </ButtonLink>
      )}
      <ButtonLink variant={wanted === undefined ? 'filled' : 'outline'} to={paths.dashboard}>
        Go to the dashboard
      </ButtonLink>
    </div>
  )
}
