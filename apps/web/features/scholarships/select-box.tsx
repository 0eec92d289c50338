import styles from './select-box.module.css'

/** How a list lets its cards be chosen. */
export interface CardSelection {
  isSelected: (scholarshipId: string) => boolean
  toggle: (scholarshipId: string) => void
  /** While applications are being sent. */
  isLocked: boolean
}

interface SelectBoxProps {
  id: string
  title: string
  selection: CardSelection
}

/** Takes a scholarship into a bulk application or leaves it out. */
export function SelectBox({ id, title, selection }: SelectBoxProps) {
  return (
    <label className={styles.target}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={`Select ${title}`}
        checked={selection.isSelected(id)}
        aria-disabled={selection.isLocked || undefined}
        onChange={() => {
          if (!selection.isLocked) selection.toggle(id)
        }}
      />
    </label>
  )
}
