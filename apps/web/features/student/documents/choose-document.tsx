import IconFiles from '@tabler/icons-react/dist/esm/icons/IconFiles.mjs'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { DocumentChooserProps } from './document-chooser.tsx'
import styles from './files.module.css'

const DocumentChooser = lazy(() => import('./document-chooser.tsx'))

/** Attaches what was uploaded once before. */
export function ChooseDocument(props: Omit<DocumentChooserProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="subtle"
        className={styles.fromDocuments}
        aria-haspopup="dialog"
        aria-label={`Choose from your documents: ${props.requirementTitle}`}
        onClick={() => setOpen(true)}
      >
        <Icon icon={IconFiles} />
        Choose from your documents
      </Button>
      <Suspense>{isOpen && <DocumentChooser {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
