import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './scholarship-detail.module.css'

const line = classNames(styles.bone, styles.line)
const tall = classNames(styles.bone, styles.tall)

/** The shape of the page while it loads. */
export function ScholarshipDetailSkeleton() {
  return (
    <div className={styles.columns} aria-busy="true">
      <VisuallyHidden>Loading the scholarship</VisuallyHidden>
      <div className={styles.column} aria-hidden="true">
        <div className={line} />
        <div className={styles.bone} />
        <div className={tall} />
        <div className={tall} />
      </div>
      <div className={styles.column} aria-hidden="true">
        <div className={line} />
        <div className={styles.bone} />
        <div className={tall} />
        <div className={styles.bone} />
        <div className={styles.bone} />
      </div>
    </div>
  )
}
