import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconQuestionMark from '@tabler/icons-react/dist/esm/icons/IconQuestionMark.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { Match } from '@laurel/contract/scholarship-shapes'
import { clock } from '../../clock.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon, type IconShape } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useAskQuestion } from './ask-question.tsx'
import { describeState, sentNote, type Stated, type VerdictTone } from './describe-verdict.ts'
import { cardLines, type ReasonLine, reasonLines } from './reason-lines.ts'
import styles from './match-reasons.module.css'

const SEALS: Readonly<Record<VerdictTone, IconShape>> = {
  eligible: IconCheck,
  sent: IconCheck,
  possible: IconQuestionMark,
  ineligible: IconMinus,
  closed: IconClock,
}

const MARKS: Readonly<Record<ReasonLine['mark'], { icon: IconShape; said: string }>> = {
  met: { icon: IconCheck, said: 'Met: ' },
  unknown: { icon: IconQuestionMark, said: 'Not answered yet: ' },
  notMet: { icon: IconX, said: 'Not met: ' },
  preferred: { icon: IconMinus, said: '' },
}

/** How many lines a card has room for. */
const CARD_ROOM = 3

interface MatchReasonsProps {
  scholarship: Stated & { id: string }
  /** A card shows the lines it has room for; `full` shows all. */
  variant: 'card' | 'full'
  now?: Date
}

/** The verdict of a scholarship and why, in words. A question still open is a button that asks it. */
export function MatchReasons({ scholarship, variant, now = clock.now() }: MatchReasonsProps) {
  const state = describeState(scholarship, now)
  if (!state) return null
  const { match } = scholarship
  const showsMatch =
    match && (variant === 'full' || (state.tone !== 'sent' && state.tone !== 'closed'))
  return (
    <div className={classNames(styles.why, styles[variant])}>
      <p className={classNames(styles.verdict, styles[state.tone])}>
        <span className={styles.seal}>
          <Icon icon={SEALS[state.tone]} size={14} />
        </span>
        {state.line}
      </p>
      {showsMatch && <Lines match={match} scholarship={scholarship} variant={variant} />}
      {!showsMatch && <p className={styles.note}>{noteOf(state.tone, scholarship)}</p>}
    </div>
  )
}

function noteOf(tone: VerdictTone, { stage }: Stated): string {
  return tone === 'sent' ? sentNote(stage) : 'Takes no applications now'
}

interface LinesProps {
  match: Match
  scholarship: MatchReasonsProps['scholarship']
  variant: MatchReasonsProps['variant']
}

function Lines({ match, scholarship, variant }: LinesProps) {
  const { lines, more } =
    variant === 'card' ? cardLines(match, CARD_ROOM) : { lines: reasonLines(match), more: 0 }
  if (lines.length === 0) return <p className={styles.note}>Open to every student</p>
  return (
    <ul>
      {lines.map((line) => (
        <Line key={line.words} line={line} scholarship={scholarship} />
      ))}
      {more > 0 && <li className={styles.more}>and {more} more</li>}
    </ul>
  )
}

function Line({
  line: { mark, words, question },
  scholarship,
}: {
  line: ReasonLine
  scholarship: MatchReasonsProps['scholarship']
}) {
  const ask = useAskQuestion()
  const { icon, said } = MARKS[mark]
  return (
    <li className={styles[mark]}>
      <Icon icon={icon} size={16} />
      {question ? (
        <button
          type="button"
          onClick={() =>
            ask({ question, scholarshipId: scholarship.id, sponsor: scholarship.user.firstName })
          }
        >
          {words}
        </button>
      ) : (
        <span>
          {said && <VisuallyHidden>{said}</VisuallyHidden>}
          {words}
        </span>
      )}
    </li>
  )
}
