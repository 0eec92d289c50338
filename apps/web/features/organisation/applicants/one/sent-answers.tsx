import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs'
import type { SentAnswer } from '@laurel/contract/applicant-shapes'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { authorWords } from '../../../student/essays/author-words.ts'
import { ReceiptAnswer } from '../../../student/tracking/receipt/receipt-answer.tsx'
import { sizeWords } from '../../../../ui/size-words.ts'
import styles from './one.module.css'

const FilePreview = lazy(async () => ({
  default: (await import('../../../student/documents/file-preview.tsx')).FilePreview,
}))

/** Every answer as it was sent, essays with whose words they are where that is disclosed. */
export function SentAnswers({ answers }: { answers: readonly SentAnswer[] }) {
  if (answers.length === 0)
    return <p className={styles.quiet}>This scholarship asks for the profile only.</p>
  return (
    <section className={styles.answers}>
      <h2>Answers</h2>
      {answers.map((answer) => (
        <article key={answer.requirementId} className={styles.answer}>
          <h3>{answer.title}</h3>
          <OneAnswer answer={answer} />
        </article>
      ))}
    </section>
  )
}

function OneAnswer({ answer: { file, value, words, ...answer } }: { answer: SentAnswer }) {
  if (file) return <SentFile file={file} title={answer.title} />
  if (value === null) return null
  return (
    <>
      <ReceiptAnswer answer={{ ...answer, value }} />
      {words && <p className={styles.quiet}>{authorWords(words, 'the student’s own')}.</p>}
    </>
  )
}

interface SentFileProps {
  file: NonNullable<SentAnswer['file']>
  /** Of what was asked: two files may have one name. */
  title: string
}

function SentFile({ file: { name, sizeBytes, url }, title }: SentFileProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.file}>
      <Icon icon={IconFile} />
      <span className={styles.fileName}>
        {name} <span className={styles.quiet}>{sizeWords(sizeBytes)}</span>
      </span>
      <Button aria-label={`View ${name}: ${title}`} onClick={() => setOpen(true)}>
        View
      </Button>
      {isOpen && (
        <Suspense>
          <FilePreview name={name} url={url} isOpen onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
