import styles from './scholarship-card.module.css'

interface SponsorLineProps {
  name: string
  /** An invented listing, which the demo data are made of; a list of them says so once. */
  isSample?: boolean
}

/** Who gives it, and whether it is a sample. */
export function SponsorLine({ name, isSample = false }: SponsorLineProps) {
  return (
    <span className={styles.sponsor}>
      <span className={styles.initial} aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
      <span className={styles.twoLines} title={name}>
        {name}
      </span>
      {isSample && <span className={styles.sample}>Sample</span>}
    </span>
  )
}
