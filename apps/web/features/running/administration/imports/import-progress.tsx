import type { CatalogueImport } from '@laurel/contract/imports-admin'
import { UploadBar } from '../../../student/documents/upload-bar.tsx'
import { countOf, standingWords } from './import-words.ts'
import styles from './imports.module.css'

/** How far a server is; it goes on when the page is left. */
export function ImportProgress({ view }: { view: CatalogueImport }) {
  const { state, rowsDone, rowsTotal, counts } = view
  // An undo goes through what was added and changed.
  const total = state === 'undoing' ? counts.imported + counts.updated : rowsTotal
  const name = standingWords(view)
  return (
    <>
      {total === null ? (
        <div className={styles.endless} role="progressbar" aria-label={name}>
          <b />
        </div>
      ) : (
        <UploadBar name={name} share={total > 0 ? Math.min(1, rowsDone / total) : 0} />
      )}
      <p className={styles.caption}>
        {countOf(rowsDone, 'row')}{' '}
        {total === null ? 'so far' : `of ${total.toLocaleString('en-US')}`}. You may leave this
        page: it continues by itself.
      </p>
    </>
  )
}
