import { classNames } from '../../../ui/class-names.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './document-skeleton.module.css'

interface DocumentSkeletonProps {
  count: number
  /** As tall as the rows of the documents' own page. */
  isTall?: boolean
}

/** Documents to come, in their height. */
export function DocumentSkeleton({ count, isTall = false }: DocumentSkeletonProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading your documents</VisuallyHidden>
      <div className={styles.list} aria-hidden="true">
        {Array.from({ length: count }, (_, position) => (
          <div key={position} className={classNames(styles.item, isTall && styles.tall)}>
            <div className={styles.name} />
            <div className={styles.line} />
          </div>
        ))}
      </div>
    </div>
  )
}
