import type { VaultFile } from '@laurel/contract/files'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { documentKind } from './document-kind.ts'
import { isPreviewable } from './document-words.ts'
import { dayOf } from '../../../instant-words.ts'
import { sizeWords } from '../../../ui/size-words.ts'
import styles from './documents.module.css'
import files from './files.module.css'

interface DocumentRowProps {
  document: VaultFile
  onPreview: () => void
  onDelete: () => void
}

/** A document: what it is, where it is used, what can be done with it. */
export function DocumentRow({ document, onPreview, onDelete }: DocumentRowProps) {
  const { name, size, createdAt, publicUrl } = document
  const { icon, word } = documentKind(name)
  return (
    <li className={styles.item}>
      <span className={styles.kind}>
        <Icon icon={icon} size={24} />
      </span>
      <div className={styles.words}>
        <b className={styles.name}>{name}</b>
        <p className={files.caption}>
          {word} · {sizeWords(size)} · {dayOf(createdAt)}
        </p>
        <Uses usedIn={document.usedIn} />
      </div>
      <div className={styles.actions}>
        {isPreviewable(name) && (
          <button
            type="button"
            className={files.plain}
            aria-label={`Preview: ${name}`}
            onClick={onPreview}
          >
            Preview
          </button>
        )}
        <a
          className={files.plain}
          href={publicUrl}
          download={name}
          aria-label={`Download: ${name}`}
        >
          Download
        </a>
        <button
          type="button"
          className={files.plain}
          aria-label={`Delete: ${name}`}
          onClick={onDelete}
        >
          Delete
        </button>
      </div>
    </li>
  )
}

function Uses({ usedIn }: Pick<VaultFile, 'usedIn'>) {
  if (usedIn.length === 0) return <p className={files.caption}>Not used yet</p>
  return (
    <p className={styles.uses}>
      Used in:{' '}
      {usedIn.map(({ scholarshipId, title, status }, position) => (
        <span key={scholarshipId}>
          {position > 0 && ', '}
          <Link to={paths.scholarshipDetail(scholarshipId)}>{title}</Link>{' '}
          {status === 'Received' ? '(sent)' : '(draft)'}
        </span>
      ))}
    </p>
  )
}
