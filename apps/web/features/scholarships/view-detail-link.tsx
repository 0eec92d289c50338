import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { detailLinkId, rememberOpened, useListPlace } from './return-focus.ts'
import styles from './scholarship-card.module.css'

/** The card's one link; its name says where it leads. */
export function ViewDetailLink({ id, title }: { id: string; title: string }) {
  const place = useListPlace()
  return (
    <Link
      to={paths.scholarshipDetail(id)}
      id={detailLinkId(id)}
      className={styles.detail}
      aria-label={`View Detail: ${title}`}
      onClick={() => rememberOpened(place, id)}
    >
      View Detail
      <Icon icon={IconChevronRight} size={16} />
    </Link>
  )
}
