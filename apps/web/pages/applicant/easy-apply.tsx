import { PAGE_SIZE } from '@laurel/contract/scholarships'
import { useSearchParams } from 'react-router'
import { LIST_HEADING_ID, ListHeading } from '../../features/scholarships/list-heading.tsx'
import { listState } from '../../features/scholarships/list-state.ts'
import { ScholarshipList } from '../../features/scholarships/scholarship-list.tsx'
import { useEligible, useEligibleCount } from '../../features/scholarships/use-lists.ts'
import { privateMeta } from '../../page-meta.ts'
import { pageFromSearch, paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import styles from './list-page.module.css'
import type { PageHandle } from './page-handle.ts'

export const meta = () => privateMeta('Easy Apply')

export const handle: PageHandle = { crumb: 'Easy Apply' }

const FILTERS = { withoutRequirement: 'true' } as const

export default function EasyApplyPage() {
  const [search] = useSearchParams()
  const page = pageFromSearch(search)
  const list = useEligible(page, FILTERS)
  const total = useEligibleCount(FILTERS).data

  return (
    <>
      <PageHeading {...(total !== undefined && { count: total })}>
        Easy Apply Scholarships
      </PageHeading>
      <p className={styles.intro}>
        No essay and no documents: your profile is the whole application.
      </p>
      <ListHeading>Scholarships{page > 1 && `, page ${page}`}</ListHeading>
      <ScholarshipList
        list={listState(list)}
        empty={
          <EmptyState
            action={
              <ButtonLink to={paths.matches} variant="filled">
                Browse matches
              </ButtonLink>
            }
          >
            Nothing that fits you can be had without requirements now. Your matches have more.
          </EmptyState>
        }
      />
      <Pagination page={page} pageSize={PAGE_SIZE} total={total ?? 0} headingId={LIST_HEADING_ID} />
    </>
  )
}
