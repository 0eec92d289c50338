import type {
  EditedScholarship,
  ListedVersion,
  ListingContent,
} from '@laurel/contract/publishing-shapes'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Loaded } from '../../common/records/loaded.tsx'
import { failureWords } from '../../../api/failure-words.ts'
import { FailureLine } from '../../../ui/failure-line.tsx'
import { ChangeTable } from './change-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import styles from './history.module.css'
import Preview from './preview.tsx'
import { useReadVersion, useVersions } from './use-amendment.ts'

interface HistoryProps {
  edited: EditedScholarship
  /** Puts a version in place of what is written now; absent where nothing can be changed. */
  onTake: ((content: ListingContent) => void) | undefined
  onClose: () => void
}

const ACTS: Readonly<Record<ListedVersion['act'], string>> = {
  created: 'Begun',
  imported: 'Came with a file',
  claimed: 'Taken over',
  saved: 'Saved',
  published: 'Published',
  amended: 'Changed after publishing',
  withdrawn: 'Called off',
}

/** Every version: who wrote it, when, what it changed; to look at and to go back to. */
export default function History({ edited, onTake, onClose }: HistoryProps) {
  const versions = useVersions(edited.id)
  const reading = useReadVersion(edited.id)
  const [shown, setShown] = useState<ListingContent>()
  const look = (version: number) => reading.mutate(version, { onSuccess: setShown })
  const take = (version: number) =>
    reading.mutate(version, {
      onSuccess: (content) => {
        onTake?.(content)
        onClose()
      },
    })
  if (shown) {
    const written = { listing: shown.listing, audience: { ...shown, suggestions: null } }
    return <Preview edited={edited} written={written} onClose={() => setShown(undefined)} />
  }
  return (
    <Dialog isOpen title="History" onClose={onClose} className={styles.dialog}>
      {reading.isError && (
        <FailureLine id="version-problem">
          {failureWords(reading.error, 'That did not work. Please try again.')}
        </FailureLine>
      )}
      <Loaded query={versions} noun="the history">
        {(list) =>
          list.length === 0 ? (
            <EmptyState title="Nothing yet">
              Each version is kept from the first time it is saved or changed here.
            </EmptyState>
          ) : (
            <ol className={styles.list}>
              {list.map((each, at) => (
                <li key={each.version}>
                  <Version version={each} />
                  <div className={styles.actions}>
                    <Button
                      variant="subtle"
                      aria-label={`Look at it: ${headOf(each)}`}
                      onClick={() => look(each.version)}
                    >
                      Look at it
                    </Button>
                    {onTake && at > 0 && (
                      <Button
                        variant="subtle"
                        aria-label={`Go back to it: ${headOf(each)}`}
                        onClick={() => take(each.version)}
                      >
                        Go back to it
                      </Button>
                    )}
                  </div>
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </Dialog>
  )
}

const timeWords = (instant: string): string =>
  new Date(instant).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })

const headOf = ({ act, savedAt }: ListedVersion): string => `${ACTS[act]}, ${timeWords(savedAt)}`

function Version({ version }: { version: ListedVersion }) {
  const { by, words, changes } = version
  return (
    <>
      <h3>{headOf(version)}</h3>
      {by && <p className={styles.by}>By {by}</p>}
      {words && <p>“{words}”</p>}
      {changes.length > 0 && (
        <ChangeTable caption="What it changed" changes={changes} sides={['Before', 'After']} />
      )}
    </>
  )
}
