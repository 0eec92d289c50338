import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ComboboxOption } from './combobox-list.tsx'
import { focusAfter } from './focus-after.ts'
import { Icon } from './icon.tsx'
import styles from './tags.module.css'

interface TagsProps {
  tags: readonly ComboboxOption[]
  /** The field that adds to them; it takes the focus of a button that goes. */
  fieldId: string
  onRemove: (id: string) => void
}

/** What was chosen or typed so far, each with a button that takes it back. */
export function Tags({ tags, fieldId, onRemove }: TagsProps) {
  if (tags.length === 0) return null
  return (
    <ul className={styles.tags} aria-label="Chosen">
      {tags.map(({ id, label }) => (
        <li key={id}>
          {label}
          <button
            type="button"
            aria-label={`Remove ${label}`}
            onClick={() => focusAfter(() => onRemove(id), fieldId)}
          >
            <Icon icon={IconX} size={16} />
          </button>
        </li>
      ))}
    </ul>
  )
}
