import styles from './cv-dialog.module.css'

/** How much of a file has been sent; `share` is from 0 to 1. */
export function UploadProgress({ name, share }: { name: string; share: number }) {
  const percent = Math.round(share * 100)
  return (
    <div className={styles.progress}>
      <b>{name}</b>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <b style={{ transform: `scaleX(${share})` }} />
      </div>
      <span className={styles.limits}>{percent}% uploaded</span>
    </div>
  )
}
