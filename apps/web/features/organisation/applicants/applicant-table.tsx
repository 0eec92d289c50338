import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconSelector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs'
import type { ApplicantFilter, ApplicantRow } from '@laurel/contract/applicant-shapes'
import { Link, useSearchParams } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LeafProgress, leavesDone } from '../../../ui/leaf-progress.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { shortDayOf } from '../../../instant-words.ts'
import { factLine } from '../../student/tracking/receipt/fact-lines.ts'
import { STANDING_WORDS, useApplicantView } from './applicant-view.ts'
import styles from './applicant-table.module.css'
import { type Chosen, isChosen, withChosen } from './chosen.ts'

interface ApplicantTableProps {
  scholarshipId: string
  applicants: readonly ApplicantRow[]
  chosen: Chosen
  setChosen: (chosen: Chosen) => void
  /** These are of another filter, whose own are on their way. */
  isOutdated: boolean
}

/** Leaves beyond this say nothing more than the number beside them. */
const MOST_LEAVES = 8

/** Who applied, a row each; below 750 px a card each. */
export function ApplicantTable({ scholarshipId, applicants, ...choosing }: ApplicantTableProps) {
  const { filter } = useApplicantView()
  const page = applicants.map(({ applicationId }) => applicationId)
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>
            Applicants{filter.stage && `, ${STANDING_WORDS[filter.stage]}`}
          </VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Choose</VisuallyHidden>
            </th>
            <Sortable by="name">Applicant</Sortable>
            <Sortable by="sent">Sent</Sortable>
            <Sortable by="complete">Complete</Sortable>
            <th scope="col">Stage</th>
            <th scope="col">Looked after by</th>
          </tr>
        </thead>
        <tbody>
          {applicants.map((row) => (
            <Row key={row.applicationId} {...{ scholarshipId, row, page }} {...choosing} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Sortable({ by, children }: { by: ApplicantFilter['orderBy']; children: string }) {
  const { filter, to } = useApplicantView()
  const isSorted = filter.orderBy === by
  const isAscending = filter.order === 'ASC'
  const next = isSorted === isAscending ? 'DESC' : 'ASC'
  const direction = isAscending ? 'ascending' : 'descending'
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined}>
      <Link to={to({ orderBy: by, order: next })} replace preventScrollReset>
        {children}
        <Icon
          icon={isSorted ? (isAscending ? IconArrowUp : IconArrowDown) : IconSelector}
          size={16}
        />
      </Link>
    </th>
  )
}

interface RowProps extends Omit<ApplicantTableProps, 'applicants'> {
  row: ApplicantRow
  page: readonly string[]
}

function Row({ scholarshipId, row, page, chosen, setChosen, isOutdated }: RowProps) {
  const { applicationId, name, facts, submittedAt, answered, asked, standing } = row
  const [search] = useSearchParams()
  const isOn = isChosen(chosen, applicationId)
  return (
    <tr data-chosen={isOn || undefined}>
      <td className={styles.box}>
        <input
          type="checkbox"
          disabled={isOutdated}
          aria-label={`Choose ${name || row.number}`}
          checked={isOn}
          onChange={(event) =>
            setChosen(withChosen(chosen, [applicationId], event.target.checked, page))
          }
        />
      </td>
      <th scope="row">
        <Link to={{ search: `?${oneOf(search, scholarshipId, applicationId)}` }}>
          {name || row.number}
        </Link>
        {row.openedAt === null && (
          <span className={styles.unread}>
            <VisuallyHidden>, not opened yet</VisuallyHidden>
          </span>
        )}
        <span className={styles.about}>
          {facts.map((fact) => factLine(fact).words).join(', ')}
          {row.tags.map((tag) => (
            <Badge key={tag} tone="info">
              {tag}
            </Badge>
          ))}
        </span>
      </th>
      <td data-label="Sent" className={styles.short}>
        {shortDayOf(submittedAt)}
      </td>
      <td data-label="Complete">
        {asked === 0 ? (
          'Nothing asked'
        ) : asked > MOST_LEAVES ? (
          `${answered} of ${asked}`
        ) : (
          <LeafProgress
            leaves={leavesDone(answered, asked)}
          >{`${answered} of ${asked}`}</LeafProgress>
        )}
      </td>
      <td data-label="Stage" className={styles.short}>
        {STANDING_WORDS[standing]}
      </td>
      <td data-label="Looked after by">
        {row.assignedTo?.name ?? <span aria-label="Nobody">–</span>}
      </td>
    </tr>
  )
}

/** The address of one application, in the list as it is filtered. */
function oneOf(search: URLSearchParams, scholarshipId: string, applicationId: string): string {
  const next = new URLSearchParams(search)
  next.delete(scholarshipId)
  next.delete('page')
  next.delete('application')
  const rest = next.toString()
  return `${scholarshipId}&application=${applicationId}${rest === '' ? '' : `&${rest}`}`
}
