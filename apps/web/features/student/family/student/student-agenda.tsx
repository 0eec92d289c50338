import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import type { FollowedStudent } from '@laurel/contract/family'
import { Badge } from '../../../../ui/badge.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { longDate } from '@laurel/contract/words/deadline-words'
import { STAGE_WORDS } from '../../../catalogue/listings/stage-words.ts'
import { inAgendaOrder, isBegun } from '../next-deadline.ts'
import type { PartProps } from './part-props.ts'
import styles from './student.module.css'

type Application = FollowedStudent['applications'][number]

/** What the student began and sent: how it stands, never what it says. */
export function StudentAgenda({ student: { applications, suggestions } }: PartProps) {
  return (
    <>
      {applications.length === 0 ? (
        <EmptyState>Nothing started yet. Suggest a scholarship in the Matches tab.</EmptyState>
      ) : (
        <ul className={styles.rows}>
          {inAgendaOrder(applications).map((application, position) => (
            <li key={`${application.scholarshipId} ${position}`}>
              <Row application={application} />
            </li>
          ))}
        </ul>
      )}
      {suggestions.length > 0 && <Suggested suggestions={suggestions} />}
    </>
  )
}

function Row({ application }: { application: Application }) {
  const { title, sponsorName, done, required, closesAt } = application
  return (
    <div className={styles.row}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.small}>{sponsorName}</p>
      <p className={styles.facts}>
        <Status application={application} />
        {isBegun(application) && required > 0 && (
          <span>
            {done} of {required} done
          </span>
        )}
        {isBegun(application) && (
          <span>
            {closesAt === null ? 'No deadline known' : `Closes ${longDate(closesAt.slice(0, 10))}`}
          </span>
        )}
      </p>
    </div>
  )
}

function Status({ application: { status, stage } }: { application: Application }) {
  if (status === 'Draft') return <Badge icon={IconPencil}>Draft</Badge>
  const { word, icon, tone } =
    STAGE_WORDS[stage ?? (status === 'Received' ? 'received' : 'applied')]
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  )
}

const OUTCOMES = { open: 'Not answered yet', saved: 'Saved', dismissed: 'Not for them' } as const

function Suggested({ suggestions }: Pick<FollowedStudent, 'suggestions'>) {
  return (
    <section aria-labelledby="suggested" className={styles.suggested}>
      <h2 id="suggested">Your suggestions</h2>
      <ul className={styles.rows}>
        {suggestions.map(({ id, title, note, outcome }) => (
          <li key={id} className={styles.row}>
            <h3 className={styles.title}>{title}</h3>
            {note !== '' && <p className={styles.small}>{note}</p>}
            <p className={styles.facts}>
              <Badge tone={outcome === 'saved' ? 'success' : 'neutral'}>{OUTCOMES[outcome]}</Badge>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
