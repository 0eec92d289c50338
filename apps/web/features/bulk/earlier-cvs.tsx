import type { VaultFile } from '@laurel/contract/files'
import { longDate } from '../scholarships/deadline-words.ts'
import styles from './cv-dialog.module.css'

interface EarlierCvsProps {
  files: readonly VaultFile[]
  chosenId: string | undefined
  onChoose: (id: string) => void
}

/** The part of an instant that is its day. */
const DAY_LENGTH = 'YYYY-MM-DD'.length

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
            <span className={styles.limits}>Added {longDate(createdAt.slice(0, DAY_LENGTH))}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
