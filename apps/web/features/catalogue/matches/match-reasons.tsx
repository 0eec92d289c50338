import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconFileUnknown from '@tabler/icons-react/dist/esm/icons/IconFileUnknown.mjs'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconQuestionMark from '@tabler/icons-react/dist/esm/icons/IconQuestionMark.mjs'
import IconTrophy from '@tabler/icons-react/dist/esm/icons/IconTrophy.mjs'
import { CONFLICT_WORDS } from '@laurel/contract/refusal-words'
import type { Match } from '@laurel/contract/scholarship-shapes'
import { Suspense } from 'react'
import { clock } from '../../../clock.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon, type IconShape } from '../../../ui/icon.tsx'
import { askingPlace } from './ask-question.tsx'
import {
  describeState,
  sentNote,
  type Stated,
  type VerdictTone,
} from '@laurel/contract/words/describe-verdict'
import { cardLines, reasonLines } from '@laurel/contract/words/reason-lines'
import { specialWords } from '@laurel/contract/words/special-words'
import { useAddressed } from '../../people/questions/use-addressed.ts'
import { ReasonItem } from './reason-item.tsx'
import styles from './match-reasons.module.css'
import { optionalPart } from '../../../ui/optional-part.ts'

// A list shows none of it.
const FullReasons = optionalPart(() => import('./full-reasons.tsx'))

const SEALS: Readonly<Record<VerdictTone, IconShape>> = {
  eligible: IconCheck,
  sent: IconCheck,
  won: IconTrophy,
  over: IconMinus,
  possible: IconQuestionMark,
  unread: IconFileUnknown,
  ineligible: IconMinus,
  barred: IconMinus,
  closed: IconClock,
}

/** Where the match no longer matters on a card. */
const WITHOUT_REASONS: ReadonlySet<VerdictTone> = new Set([
  'sent',
  'won',
  'over',
  'closed',
  'barred',
])

/** How many lines a card has room for. */
const CARD_ROOM = 3

interface MatchReasonsProps {
  scholarship: Stated & { id: string }
  /** A card shows the lines it has room for; `full` shows all, with what was asked and answered. */
  variant: 'card' | 'full'
  now?: Date
}

/** The verdict of a scholarship and why, in words. A question still open is a button that asks it. */
export function MatchReasons({ scholarship, variant, now = clock.now() }: MatchReasonsProps) {
  const addressed = useAddressed()
  const state = describeState(scholarship, now)
  if (!state) return null
  const { match } = scholarship
  const showsMatch = match && (variant === 'full' || !WITHOUT_REASONS.has(state.tone))
  return (
    <div
      className={classNames(styles.why, styles[variant])}
      role="group"
      aria-label="How it fits"
      {...askingPlace(scholarship.id)}
    >
      <p className={classNames(styles.verdict, styles[state.tone])}>
        <span className={styles.seal}>
          <Icon icon={SEALS[state.tone]} size={14} />
        </span>
        {addressed(state.line)}
      </p>
      {!showsMatch && <p className={styles.note}>{addressed(noteOf(state.tone, scholarship))}</p>}
      {showsMatch && variant === 'card' && (
        <Lines match={match} scholarship={scholarship} room={CARD_ROOM} />
      )}
      {showsMatch && variant === 'full' && (
        <Suspense fallback={<Lines match={match} scholarship={scholarship} room={Infinity} />}>
          <FullReasons match={match} scholarship={scholarship} />
        </Suspense>
      )}
    </div>
  )
}

function noteOf(tone: VerdictTone, { stage, conflict }: Stated): string {
  if (tone === 'barred' && conflict) return CONFLICT_WORDS[conflict]
  return tone === 'closed' ? 'Takes no applications now' : sentNote(stage)
}

interface LinesProps {
  match: Match
  scholarship: MatchReasonsProps['scholarship']
  room: number
}

function Lines({ match, scholarship, room }: LinesProps) {
  const special = specialWords(match)
  const { lines, more } =
    room === Infinity ? { lines: reasonLines(match), more: 0 } : cardLines(match, room)
  if (lines.length === 0) return <p className={styles.note}>Open to every student</p>
  return (
    <>
      {special && <p className={styles.special}>{special}</p>}
      <ul>
        {lines.map((line) => (
          <ReasonItem key={line.words} line={line} from={askingFrom(scholarship)} />
        ))}
        {more > 0 && (
          <li className={styles.more}>
            {more} more {more === 1 ? 'rule' : 'rules'}
          </li>
        )}
      </ul>
    </>
  )
}

const askingFrom = ({ id, user }: MatchReasonsProps['scholarship']) => ({
  scholarshipId: id,
  sponsor: user.firstName,
})
