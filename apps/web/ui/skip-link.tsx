import styles from './skip-link.module.css'

/** The first stop of the Tab key; moves focus to `<main id="main" tabIndex={-1}>`. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main" data-print="hide">
      Skip to content
    </a>
  )
}
