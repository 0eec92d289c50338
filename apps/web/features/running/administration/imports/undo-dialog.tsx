import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { failureWords } from '../../../../api/failure-words.ts'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import { focusAfter } from '../../../../ui/focus-after.ts'
import { focusHeading } from '../../../../ui/focus-heading.ts'
import admin from '../administration.module.css'
import { Loaded } from '../../../common/records/loaded.tsx'
import { KEPT_WORDS, previewWords } from './import-words.ts'
import styles from './imports.module.css'
import { useMove, useUndoPreview } from './use-imports.ts'

/** What an undo would take away, put back and keep, before it is begun. */
export function UndoDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const preview = useUndoPreview(id)
  // The button that opened this is gone.
  const undo = useMove(id, 'undo', () => focusAfter(onClose, focusHeading))
  return (
    <Dialog isOpen title="Undo this import?" onClose={onClose}>
      <div className={admin.form}>
        <Loaded query={preview} noun="what the undo would do">
          {(found) => (
            <div>
              {previewWords(found).map((line) => (
                <p key={line}>{line}</p>
              ))}
              <ul className={styles.kept}>
                {found.kept.map(({ id: keptId, title, because }) => (
                  <li key={keptId}>
                    {title || 'Gone already'}: {KEPT_WORDS[because]}
                  </li>
                ))}
                {found.keeps > found.kept.length && (
                  <li>and {(found.keeps - found.kept.length).toLocaleString('en-US')} more</li>
                )}
              </ul>
            </div>
          )}
        </Loaded>
        {undo.isError && (
          <FailureLine id="undo-failed">
            {failureWords(undo.error, 'It could not be undone. Please try again.')}
          </FailureLine>
        )}
        <div className={admin.actions}>
          <Button onClick={onClose}>Leave it</Button>
          <Button
            variant="filled"
            onClick={() => undo.mutate()}
            isBusy={undo.isPending}
            disabled={!preview.data}
          >
            Undo the import
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
