import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { VIEW_LIMIT_WORDS } from '@laurel/contract/refusal-words'
import { lazy, type MouseEvent, Suspense } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { usePlanOffer } from '../../money/plans/use-plan-offer.ts'
import type { Viewed } from './free-views.ts'
import { detailLinkId, rememberOpened, useListPlace } from './return-focus.ts'
import styles from './scholarship-card.module.css'
import { useIsViewBlocked } from './use-free-views.ts'

const PlanDialog = lazy(() => import('../../money/plans/plan-dialog.tsx'))

interface ViewDetailLinkProps {
  scholarship: Pick<ListedScholarship, 'id' | 'title'> & Viewed
}

/** The card's one link; its name says where it leads. Without a free view left it says so. */
export function ViewDetailLink({ scholarship }: ViewDetailLinkProps) {
  const { id, title } = scholarship
  const place = useListPlace()
  const isBlocked = useIsViewBlocked(scholarship)
  const offer = usePlanOffer()
  const follow = (event: MouseEvent) => {
    rememberOpened(place, detailLinkId(id))
    if (!isBlocked) return
    event.preventDefault()
    offer.make(VIEW_LIMIT_WORDS)
  }
  return (
    <>
      <Link
        to={paths.scholarshipDetail(id)}
        id={detailLinkId(id)}
        className={styles.detail}
        aria-label={`View Detail: ${title}`}
        onClick={follow}
      >
        View Detail
        <Icon icon={IconChevronRight} size={16} />
      </Link>
      {offer.isOpen && (
        <Suspense>
          <PlanDialog title="No free views left for now" onClose={offer.close}>
            {VIEW_LIMIT_WORDS}
          </PlanDialog>
        </Suspense>
      )}
    </>
  )
}
