import type { VaultFile } from '@laurel/contract/files'
import { useState } from 'react'
import { focusAfter } from '../../../ui/focus-after.ts'
import { DeleteDocument } from './delete-document.tsx'
import { DocumentRow } from './document-row.tsx'
import styles from './documents.module.css'
import { FilePreview } from './file-preview.tsx'

interface DocumentListProps {
  documents: readonly VaultFile[]
  /** The focus needs a new place when a document is gone. */
  headingId: string
}

/** Every document with where it is used. */
export function DocumentList({ documents, headingId }: DocumentListProps) {
  const [previewed, setPreviewed] = useState<VaultFile>()
  const [deleted, setDeleted] = useState<VaultFile>()
  return (
    <>
      <ul className={styles.list} aria-label="Documents">
        {documents.map((each) => (
          <DocumentRow
            key={each.id}
            document={each}
            onPreview={() => setPreviewed(each)}
            onDelete={() => setDeleted(each)}
          />
        ))}
      </ul>
      {previewed && (
        <FilePreview
          isOpen
          name={previewed.name}
          url={previewed.publicUrl}
          onClose={() => setPreviewed(undefined)}
        />
      )}
      {deleted && (
        <DeleteDocument
          document={deleted}
          onClose={() => setDeleted(undefined)}
          onDeleted={() => focusAfter(() => setDeleted(undefined), headingId)}
        />
      )}
    </>
  )
}
