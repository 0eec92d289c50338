import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import { Icon } from '../../../ui/icon.tsx'
import { useWishlist } from '../../scholarships/use-wishlist.ts'
import styles from './save-heart.module.css'

interface SaveHeartProps {
  scholarshipId: string
  title: string
  isLiked: boolean
}

/** Saves at once and stays as it was set; a failed call is silent (specification 1, section 8). */
export function SaveHeart({ scholarshipId, title, isLiked }: SaveHeartProps) {
  const wishlist = useWishlist()
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isLiked}
      aria-label={`Save ${title}`}
      onClick={() => wishlist.mutate({ scholarshipId, isLiked: !isLiked })}
    >
      <Icon icon={IconHeart} isFilled={isLiked} size={24} />
    </button>
  )
}
