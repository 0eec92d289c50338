import styles from './files.module.css'

/** How much of a file has been sent; `share` is from 0 to 1. */
export function UploadBar({ name, share }: { name: string; share: number }) {
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
    >
      <b style={{ transform: `scaleX(${share})` }} />
    </div>
  )
}
