import styles from './scholarship-card.module.css'

/** Who gives it. */
export function SponsorLine({ name }: { name: string }) {
  return (
    <span className={styles.sponsor}>
      <span className={styles.initial} aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
      <span className={styles.twoLines} title={name}>
        {name}
      </span>
    </span>
  )
}
