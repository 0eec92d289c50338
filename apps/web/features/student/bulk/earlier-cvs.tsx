import type { VaultFile } from '@laurel/contract/files'
import { dayOf } from '../../../instant-words.ts'
import styles from './cv-dialog.module.css'

interface EarlierCvsProps {
  files: readonly VaultFile[]
  chosenId: string | undefined
  onChoose: (id: string) => void
}

/** CVs among the student's documents, to be used again. */
export function EarlierCvs({ files, chosenId, onChoose }: EarlierCvsProps) {
  return (
    <fieldset className={styles.earlier}>
      <legend>Use one you uploaded before</legend>
      {files.map(({ id, name, createdAt }) => (
        <label key={id} className={styles.option}>
          <input
            type="radio"
            name="earlier-cv"
            aria-label={name}
            checked={id === chosenId}
            onChange={() => onChoose(id)}
          />
          <span>
            <b>{name}</b>
            <span className={styles.limits}>Added {dayOf(createdAt)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
