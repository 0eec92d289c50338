import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { useSession } from '../../../api/use-session.ts'
import { todayHere } from '../../../clock.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { AccountAction } from './account-action.tsx'
import { ConversationContext } from './conversation-context.ts'
import { CountBand } from './count-band.tsx'
import styles from './desk.module.css'
import { Dock } from './dock.tsx'
import { refreshCount } from './live-count.ts'
import { Log } from './log.tsx'
import { ProgressHeader } from './progress-header.tsx'
import { SaveAsPdf } from './save-as-pdf.tsx'
import { stepOf } from './step-of.ts'
import type { Talk } from './talk.ts'
import { NewMessage, useFollowEnd } from './use-follow-end.tsx'
import { useOtherTabs } from './use-other-tabs.ts'
import { useVisitorCountry } from './use-visitor-country.ts'

interface DeskProps {
  talk: Talk
  /** The page's heading, for screen readers. */
  heading: string
}

/** The conversation: header and count, what was said, and what comes next. */
export function Desk({ talk, heading }: DeskProps) {
  const view = useSyncExternalStore(talk.subscribe, () => talk.view)
  const country = useVisitorCountry()
  useOtherTabs(talk)
  const userId = useSession()?.user.id
  const dock = useRef<HTMLDivElement>(null)
  const { progress, isThinking, isResuming, problem } = view
  const { place, turns } = progress
  const asked = `${place.at} ${'key' in place ? place.key : ''} ${isResuming}`
  const last = turns.at(-1)
  const isOwn = last?.from === 'you' || (place.at === 'question' && place.isEdit === true)
  const follow = useFollowEnd({ lastTurn: last?.id ?? 0, isOwn, isThinking, cards: view.cards })

  useEffect(() => {
    if (userId !== undefined) void refreshCount(talk)
  }, [talk, userId])

  // After a turn of Laurel's, and after a complaint, the focus is where the answer is given.
  const moveFocus = useEffectEvent(() => {
    if (isThinking) return dock.current?.focus({ preventScroll: true })
    focusAnswer(dock.current)
    follow.toEnd()
  })
  // The place, not the words, decides.
  useEffect(() => moveFocus(), [asked, isThinking, problem])

  return (
    <ConversationContext value={{ talk, view, today: todayHere(), country }}>
      <ProgressHeader
        {...(talk.kind === 'onboarding' && { step: stepOf(talk) })}
        account={<AccountAction />}
      >
        <CountBand />
      </ProgressHeader>
      <main id="main" tabIndex={-1} className={styles.main}>
        <VisuallyHidden>
          <h1>{heading}</h1>
        </VisuallyHidden>
        <SaveAsPdf />
        <Log />
        <VisuallyHidden role="status">{isThinking ? 'AI is thinking' : ''}</VisuallyHidden>
        <NewMessage follow={follow} />
        <div ref={dock} tabIndex={-1} className={styles.dock} data-place={place.at}>
          {!isThinking && <Dock />}
        </div>
      </main>
    </ConversationContext>
  )
}

const FIELDS = ['[data-answer]', 'input:not([hidden]), textarea', 'select']

function focusAnswer(dock: HTMLElement | null): void {
  for (const selector of ['[aria-invalid=true]', ...FIELDS, 'button, a']) {
    const field = dock?.querySelector<HTMLElement>(selector)
    if (field) return field.focus({ preventScroll: true })
  }
}
