import type { VaultFile } from '@laurel/contract/files'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useSteadyPending } from '../../../ui/use-steady-pending.ts'
import styles from './document-chooser.module.css'
import { documentKind } from './document-kind.ts'
import { DocumentSkeleton } from './document-skeleton.tsx'
import { dayOf } from '../../../instant-words.ts'
import { sizeWords } from '../../../ui/size-words.ts'
import { useDocuments } from './use-documents.ts'

export interface DocumentChooserProps {
  requirementTitle: string
  /** The public link of what is chosen now. */
  chosenUrl: string | undefined
  /** Why a document does not fit here; undefined when it does. */
  refusalOf: (file: Pick<VaultFile, 'name' | 'size'>) => string | undefined
  onChoose: (publicUrl: string) => void
  onClose: () => void
}

/** The student's documents: those that fit first, the others with the reason. */
export default function DocumentChooser({ onClose, onChoose, ...asked }: DocumentChooserProps) {
  const { data, isPending, isError, isFetching, refetch } = useDocuments()
  const isSkeletonShown = useSteadyPending(isPending)
  const choose = (publicUrl: string) => {
    onChoose(publicUrl)
    onClose()
  }
  return (
    <Dialog isOpen onClose={onClose} title="Choose from your documents" className={styles.dialog}>
      <p className={styles.asked}>For {asked.requirementTitle}</p>
      {isSkeletonShown && <DocumentSkeleton count={3} />}
      {isError && !data && (
        <ErrorPanel
          message="We couldn’t load your documents."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!isSkeletonShown && data && <Choices {...asked} documents={data} onChoose={choose} />}
      <p className={styles.foot}>
        <Link to={paths.documents}>All your documents</Link>
      </p>
    </Dialog>
  )
}

function Choices({
  documents,
  refusalOf,
  chosenUrl,
  onChoose,
}: Pick<DocumentChooserProps, 'refusalOf' | 'chosenUrl' | 'onChoose'> & {
  documents: readonly VaultFile[]
}) {
  const choices = documents.map((document) => ({ document, refusal: refusalOf(document) }))
  const fitting = choices.filter(({ refusal }) => refusal === undefined)
  const others = choices.filter(({ refusal }) => refusal !== undefined)
  if (choices.length === 0)
    return (
      <p className={styles.none}>
        You have no documents yet. What you upload for one application is here for the next.
      </p>
    )
  return (
    <>
      {fitting.length === 0 && <p className={styles.none}>None of your documents fits here.</p>}
      <ul className={styles.list} aria-label="Your documents">
        {[...fitting, ...others].map(({ document, refusal }) => (
          <li key={document.id}>
            <Choice
              document={document}
              refusal={refusal}
              isChosen={document.publicUrl === chosenUrl}
              onChoose={() => onChoose(document.publicUrl)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

interface ChoiceProps {
  document: VaultFile
  refusal: string | undefined
  isChosen: boolean
  onChoose: () => void
}

/** A document that does not fit keeps its place in the Tab order, so that its reason is heard. */
function Choice({ document, refusal, isChosen, onChoose }: ChoiceProps) {
  const { name, size, createdAt } = document
  const isDisabled = refusal !== undefined || isChosen
  return (
    <button
      type="button"
      className={styles.choice}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onChoose}
    >
      <Icon icon={documentKind(name).icon} size={24} />
      <span className={styles.words}>
        <b>{name}</b>
        <span className={styles.caption}>
          {sizeWords(size)} · {dayOf(createdAt)}
        </span>
        {isChosen && <span className={styles.reason}>Attached here now</span>}
        {!isChosen && refusal !== undefined && <span className={styles.reason}>{refusal}</span>}
      </span>
    </button>
  )
}
