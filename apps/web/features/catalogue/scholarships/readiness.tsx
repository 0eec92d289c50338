import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { Icon } from '../../../ui/icon.tsx'
import { LeafProgress, leavesDone } from '../../../ui/leaf-progress.tsx'
import { longDate } from '@laurel/contract/words/deadline-words'
import { NO_SPONSOR } from '@laurel/contract/words/sponsor-words'
import styles from './scholarship-card.module.css'

/** More leaves than this would not fit beside the words. */
const MOST_LEAVES = 8
/** The part of an instant that is its day. */
const DAY_LENGTH = 'YYYY-MM-DD'.length

type Prepared = Pick<
  ListedScholarship,
  | 'delivery'
  | 'user'
  | 'requirements'
  | 'requirementCount'
  | 'doneIds'
  | 'startedIds'
  | 'scholarshipStatus'
  | 'appliedElsewhereAt'
>

/** What is left to do: requirements that are done, how many there are, or where to apply. */
export function Readiness({ scholarship }: { scholarship: Prepared }) {
  const { delivery, user, doneIds, startedIds, appliedElsewhereAt } = scholarship
  const total = countOf(scholarship)
  if (appliedElsewhereAt !== undefined)
    return <span>on {longDate(appliedElsewhereAt.slice(0, DAY_LENGTH))}</span>
  if (delivery === 'provider' && doneIds === undefined)
    return (
      <span className={styles.elsewhere}>
        <Icon icon={IconExternalLink} size={16} />
        <span>
          {user.firstName === NO_SPONSOR ? 'Apply on its own site' : `Apply at ${user.firstName}`}
        </span>
      </span>
    )
  if (total === 0) return <span>No requirements</span>
  const leaves =
    total <= MOST_LEAVES ? leavesDone(doneIds?.length ?? 0, total, startedIds?.length) : []
  return <LeafProgress leaves={leaves}>{progressWords(scholarship)}</LeafProgress>
}

const countOf = ({ requirements, requirementCount }: Prepared): number =>
  requirementCount ?? requirements.length

function progressWords(scholarship: Prepared): string {
  const { doneIds, scholarshipStatus } = scholarship
  const total = countOf(scholarship)
  if (doneIds === undefined) return `${total} ${total === 1 ? 'requirement' : 'requirements'}`
  return `${doneIds.length} of ${total} ${scholarshipStatus === 'Received' ? 'sent' : 'done'}`
}
