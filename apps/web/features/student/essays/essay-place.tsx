import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { EssayDeskProps } from './essay-desk.tsx'
import styles from './essay-place.module.css'
import { useDeskPart } from './use-desk-part.ts'

/** Where the essay desk stands: its shape while it loads, and a second try when it does not come. */
export function EssayPlace(props: EssayDeskProps) {
  const part = useDeskPart()
  if (part.phase === 'ready') return <part.Desk {...props} />
  if (part.phase === 'failed')
    return (
      <div className={styles.failed}>
        <ErrorPanel message="We couldn’t load the editor." onRetry={part.tryAgain} />
      </div>
    )
  return (
    <div className={styles.waiting} aria-busy="true">
      <VisuallyHidden>Loading the editor</VisuallyHidden>
      <span className={styles.bone} />
      <span className={styles.bone} />
      <span className={styles.page} />
    </div>
  )
}
