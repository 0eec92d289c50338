import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import iconButton from '../../../ui/icon-button.module.css'
import styles from './heart-button.module.css'
import { useWishlist } from './use-wishlist.ts'

interface HeartButtonProps {
  scholarship: Pick<ListedScholarship, 'id' | 'title' | 'isLiked'>
  /** Runs after a heart is taken back; the Saved list lets its card leave. */
  onUnsave?: ((id: string) => void) | undefined
}

/** The heart of a scholarship in the list that is shown. */
export const heartOf = (scholarshipId: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`main [data-heart="${CSS.escape(scholarshipId)}"]`)

/** Saves at once and stays as the student set it. */
export function HeartButton({ scholarship: { id, title, isLiked }, onUnsave }: HeartButtonProps) {
  const wishlist = useWishlist()
  return (
    <button
      type="button"
      data-heart={id}
      className={classNames(iconButton.button, styles.heart, isLiked && styles.saved)}
      aria-pressed={isLiked}
      aria-label={`Save ${title}`}
      onClick={() => {
        wishlist.mutate({ scholarshipId: id, isLiked: !isLiked })
        if (isLiked) onUnsave?.(id)
      }}
    >
      <Icon icon={IconHeart} isFilled={isLiked} />
    </button>
  )
}
