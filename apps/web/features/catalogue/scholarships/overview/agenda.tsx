import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { Link } from 'react-router'
import { clock } from '../../../../clock.ts'
import { paths } from '../../../../paths.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { LeafProgress, leavesDone } from '../../../../ui/leaf-progress.tsx'
import { counted } from '@laurel/contract/words/list-words'
import { answersNeeded } from '@laurel/contract/words/open-question'
import { amountWords } from '@laurel/contract/words/amount-words'
import { deadlineBadge, inDays, longDate } from '@laurel/contract/words/deadline-words'
import { AgendaAction } from './agenda-action.tsx'
import styles from './agenda.module.css'
import type { Upcoming } from '@laurel/contract/words/upcoming'

/** How many deadlines are listed; the line shows the rest. */
const LISTED = 5

/** What closes next, with the next step of each. */
export function Agenda({ items }: { items: readonly Upcoming[] }) {
  return (
    <ul className={styles.agenda}>
      {items.slice(0, LISTED).map((item, position) => (
        <Row key={item.scholarship.id} item={item} isFirst={position === 0} />
      ))}
    </ul>
  )
}

function Row({ item, isFirst }: { item: Upcoming; isFirst: boolean }) {
  const { scholarship, date, days } = item
  const badge = deadlineBadge(scholarship, clock.now())
  const [day = '', month = ''] = longDate(date).split(' ')
  return (
    <li className={styles.row}>
      <span className={classNames(styles.date, badge && styles.soon)} aria-hidden="true">
        <b>{day}</b>
        {month.slice(0, 3)}
      </span>
      <div className={styles.what}>
        <p className={styles.title}>
          <Link to={paths.scholarshipDetail(scholarship.id)} className={styles.open}>
            {scholarship.title}
          </Link>
        </p>
        <div className={styles.status}>
          <Status item={item} />
        </div>
      </div>
      <p className={styles.money}>
        <span className={styles.amount}>{amountWords(scholarship)}</span>
        {badge ? (
          <Badge tone={badge.tone}>{badge.words}</Badge>
        ) : (
          <span className={styles.days}>{inDays(days)}</span>
        )}
      </p>
      <AgendaAction item={item} isFirst={isFirst} />
      <Icon icon={IconChevronRight} className={styles.on} />
    </li>
  )
}

const MOST_LEAVES = 8

function Status({ item: { scholarship, kind } }: { item: Upcoming }) {
  const { doneIds = [], startedIds = [], requirements } = scholarship
  const total = scholarship.requirementCount ?? requirements.length
  const done = kind === 'draft' && total > 0 ? `, ${doneIds.length} of ${total} done` : ''
  const words = kind === 'draft' ? `Draft${done}` : `Saved, ${savedWords(scholarship)}`
  if (total === 0 || total > MOST_LEAVES) return <span>{words}</span>
  return (
    <LeafProgress leaves={leavesDone(doneIds.length, total, startedIds.length)}>
      {words}
    </LeafProgress>
  )
}

function savedWords({ match, delivery, user }: Upcoming['scholarship']): string {
  if (match?.verdict === 'ineligible') return 'not a match'
  if (match?.verdict === 'possible')
    return `${counted(answersNeeded(match), 'answer').toLowerCase()} needed`
  return delivery === 'provider' ? `apply at ${user.firstName}` : 'not started'
}
