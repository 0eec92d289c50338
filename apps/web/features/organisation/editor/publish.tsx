import type { EditedScholarship } from '@laurel/contract/publishing-shapes'
import { canRewrite } from '@laurel/contract/round-states'
import type { PublishingProblems } from '@laurel/contract/words/find-publishing-problems'
import { longDate } from '@laurel/contract/words/deadline-words'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyField } from '../../../ui/copy-field.tsx'
import { crowdWords } from './audience-words.ts'
import { counted } from './counted.ts'
import styles from './editor.module.css'
import { fieldId } from './fields.ts'
import { Section } from './section.tsx'

interface PublishProps {
  edited: EditedScholarship
  problems?: PublishingProblems
  /** Why the last try did not succeed. */
  refusal?: string | undefined
  onDelete?: (() => void) | undefined
  onTakeBack?: (() => void) | undefined
  onWithdraw?: (() => void) | undefined
}

/** What still stands between a draft and its students; later, what can be done with it. */
export function Publish(props: PublishProps) {
  const { edited, problems = {}, refusal, onDelete, onTakeBack, onWithdraw } = props
  const isDraft = canRewrite(edited.state)
  return (
    <Section id="publish" title="Publish">
      <div className={styles.card}>
        {isDraft ? <Missing edited={edited} problems={problems} /> : <Standing edited={edited} />}
        {refusal && (
          <p role="alert" className={styles.refusal}>
            {refusal}
          </p>
        )}
        {onDelete && (
          <div>
            <Button variant="subtle" onClick={onDelete}>
              Delete this draft
            </Button>
          </div>
        )}
        {onTakeBack && (
          <div>
            <Button variant="subtle" onClick={onTakeBack}>
              Take back my changes
            </Button>
          </div>
        )}
        {onWithdraw && (
          <div>
            <Button variant="subtle" onClick={onWithdraw}>
              Call this round off
            </Button>
          </div>
        )}
      </div>
    </Section>
  )
}

function Missing({
  edited,
  problems,
}: {
  edited: EditedScholarship
  problems: PublishingProblems
}) {
  const list = Object.entries(problems)
  return (
    <>
      {list.length === 0 ? (
        <p>Everything is here. Once it is published, the students it fits see it right away.</p>
      ) : (
        <>
          <p>{counted(list.length, 'thing is', 'things are')} missing:</p>
          <ul className={styles.missing}>
            {list.map(([field, message]) => (
              <li key={field}>
                <a href={`#${fieldId(field)}`}>{message}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      {edited.vetting !== 'verified' && <p className={styles.note}>{VETTING[edited.vetting]}</p>}
    </>
  )
}

const VETTING: Readonly<Record<EditedScholarship['vetting'], string>> = {
  unasked: 'Before you can publish, ask us to verify your organization.',
  waiting: 'Your organization is waiting to be verified. You can keep writing meanwhile.',
  refused: 'Your organization was not verified, so it cannot publish.',
  verified: '',
}

function Standing({ edited }: Pick<PublishProps, 'edited'>) {
  const { counts, listing } = edited
  const { date } = listing.deadline
  return (
    <>
      <p>
        {counted(counts.sent, 'application', 'applications')} sent, {crowdWords(counts.begun)}{' '}
        begun, saved by {crowdWords(counts.saved)} students.
      </p>
      {date && <p>Last day to apply: {longDate(date)}.</p>}
      {listing.announceBy && <p>Winners are told by {longDate(listing.announceBy)}.</p>}
      {edited.state === 'open' && (
        <CopyField
          label="Its public page, for schools and clubs"
          noun="link"
          text={new URL(paths.publicScholarship(edited.id), location.origin).href}
        />
      )}
    </>
  )
}
