import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './document-skeleton.module.css'

/** Documents to come, in their height. */
export function DocumentSkeleton({ count }: { count: number }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading your documents</VisuallyHidden>
      <div className={styles.list} aria-hidden="true">
        {Array.from({ length: count }, (_, position) => (
          <div key={position} className={styles.item}>
            <div className={styles.name} />
            <div className={styles.line} />
          </div>
        ))}
      </div>
    </div>
  )
}
