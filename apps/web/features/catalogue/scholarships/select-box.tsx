import { createContext, useContext } from 'react'
import styles from './select-box.module.css'

/** How a list lets its cards be chosen. */
export interface CardSelection {
  isSelected: (scholarshipId: string) => boolean
  toggle: (scholarshipId: string) => void
  /** While applications are being sent. */
  isLocked: boolean
}

/** A context, so that one checkbox changes without its whole list being drawn again. */
export const SelectionOfList = createContext<CardSelection | undefined>(undefined)

/** Takes a scholarship into a bulk application or leaves it out; nothing in other lists. */
export function SelectBox({ id, title }: { id: string; title: string }) {
  const selection = useContext(SelectionOfList)
  if (!selection) return null
  return (
    <label className={styles.target}>
      <input
        type="checkbox"
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
