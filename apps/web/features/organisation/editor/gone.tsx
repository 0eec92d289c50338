import { useNavigate } from 'react-router'
import type { EditedScholarship } from '@laurel/contract/publishing-shapes'
import { failureWords } from '../../../api/failure-words.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureLine } from '../../../ui/failure-line.tsx'
import styles from './conflict.module.css'
import type { Written } from './editor-parts.ts'
import { useKeepAsNew } from './use-scholarships.ts'

interface GoneProps {
  edited: Pick<EditedScholarship, 'organisationId'>
  written: Written
  /** Before the new draft is opened. */
  onKept: (id: string) => void
}

/** The draft went in another place while somebody wrote here: their words can begin one of their own. */
export default function Gone({ edited: { organisationId }, written, onKept }: GoneProps) {
  const navigate = useNavigate()
  const keep = useKeepAsNew()
  const { listing, audience } = written
  return (
    <section className={styles.conflict} role="alert" aria-labelledby="gone">
      <h2 id="gone">This draft was deleted or published meanwhile</h2>
      <p>
        That was done in another window, or by somebody else of your organization. What you wrote is
        still on this page, but not saved.
      </p>
      {keep.isError && (
        <FailureLine id="keep-problem">
          {failureWords(keep.error, 'That did not work. Please try again.')}
        </FailureLine>
      )}
      <div className={styles.actions}>
        <Button
          variant="filled"
          isBusy={keep.isPending}
          onClick={() =>
            keep.mutate(
              { organisationId, listing, audience },
              {
                onSuccess: (id) => {
                  onKept(id)
                  void navigate(paths.organiserScholarship(id))
                },
              },
            )
          }
        >
          Keep it as a new draft
        </Button>
      </div>
    </section>
  )
}
