import styles from './scholarship-list.module.css'

/** Said once below a list that the demo data are in. */
export const SampleNote = () => (
  <p className={styles.sample}>Sample listings: made up, so that you can try everything.</p>
)
