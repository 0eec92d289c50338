import { useEffect, useState } from 'react'
import { productName } from '../../../product.ts'
import { classNames } from '../../../ui/class-names.ts'
import { LogoMark } from '../../../ui/logo.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { canEdit, edit } from './answer-flow.ts'
import { useConversation } from './conversation-context.ts'
import styles from './log.module.css'
import type { Turn } from './progress.ts'
import type { TalkView } from './talk.ts'

/**
 * What was said. History that was restored is put in silently, so that a screen reader reads only
 * what is new.
 */
export function Log() {
  const { view } = useConversation()
  const [isLive, setLive] = useState(view.progress.turns.length === 0)
  useEffect(() => {
    const timer = setTimeout(() => setLive(true), 0)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div
      role="log"
      aria-label="Conversation"
      aria-live={isLive ? 'polite' : 'off'}
      className={styles.log}
    >
      <ol>
        {visibleTurns(view).map((turn, index, all) => (
          <Line
            key={turn.id}
            turn={turn}
            isFirst={all[index - 1]?.from !== turn.from}
            isCurrent={turn === all.findLast(isPut)}
          />
        ))}
      </ol>
      {view.isThinking && <Thinking />}
    </div>
  )
}

/** Until they have logged in again, nobody at this device reads what somebody answered. */
function visibleTurns({ progress, isResuming, isLocked }: TalkView): readonly Turn[] {
  const { turns } = progress
  if (isResuming) return []
  return isLocked ? turns.slice(turns.findLastIndex(isPut)) : turns
}

const isPut = (turn: Turn) => turn.from === 'laurel' && turn.tone === 'question'

interface LineProps {
  turn: Turn
  /** The first of several lines by the same speaker. */
  isFirst: boolean
  /** The question that is open. */
  isCurrent: boolean
}

function Line({ turn, isFirst, isCurrent }: LineProps) {
  if (turn.from === 'you') return <OwnLine turn={turn} />
  const { text, hint, tone } = turn
  return (
    <li className={classNames(styles.laurel, isFirst && styles.first)}>
      {isFirst && (
        <span className={styles.mark} aria-hidden="true">
          <LogoMark />
        </span>
      )}
      <div className={classNames(styles.bubble, isCurrent && styles.current, tone && styles[tone])}>
        <VisuallyHidden>{productName} said </VisuallyHidden>
        {text}
        {hint && <span className={styles.hint}>{hint}</span>}
      </div>
    </li>
  )
}

function OwnLine({ turn }: { turn: Extract<Turn, { from: 'you' }> }) {
  const { talk, view } = useConversation()
  const { key } = turn
  // Of an answer that was changed, only the newest can be changed again.
  const isNewest =
    key !== undefined &&
    view.progress.turns.findLast((each) => 'key' in each && each.key === key)?.id === turn.id
  const question = key === undefined ? undefined : talk.find(key)
  return (
    <li className={styles.you}>
      <div className={styles.bubble}>
        <VisuallyHidden>You said </VisuallyHidden>
        <span>{turn.text}</span>
        {key !== undefined && isNewest && canEdit(talk, key) && (
          <button
            type="button"
            className={styles.edit}
            aria-label={`Edit: ${question?.label ?? 'answer'}`}
            onClick={() => edit(talk, key)}
          >
            Edit
          </button>
        )}
      </div>
    </li>
  )
}

/** The dots are for the eye; the words are said once. */
function Thinking() {
  return (
    <div className={classNames(styles.laurel, styles.first)}>
      <span className={styles.mark} aria-hidden="true">
        <LogoMark />
      </span>
      <div className={classNames(styles.bubble, styles.dots)} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
    </div>
  )
}
