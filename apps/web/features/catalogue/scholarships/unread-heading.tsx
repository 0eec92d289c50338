import styles from './scholarship-list.module.css'

/** Stands before those of which nobody has read whom they are for. */
export function UnreadHeading({ count }: { count: number }) {
  return (
    <div className={styles.group}>
      <h2>Not read yet ({count.toLocaleString('en-US')})</h2>
      <p>
        We could not read who may apply for these, so they don’t count as matches. Look at the
        sponsor’s own words.
      </p>
    </div>
  )
}
