import { PAGE_SIZE } from '@laurel/contract/scholarships'
import { Link, useSearchParams } from 'react-router'
import { LIST_HEADING_ID, ListHeading } from '../../features/scholarships/list-heading.tsx'
import { listState, pageOf } from '../../features/scholarships/list-state.ts'
import { isApplied, isDraft } from '../../features/scholarships/own-status.ts'
import { ScholarshipList } from '../../features/scholarships/scholarship-list.tsx'
import { useMine } from '../../features/scholarships/use-lists.ts'
import { privateMeta } from '../../page-meta.ts'
import { pageFromSearch, paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import styles from './my-scholarship.module.css'
import type { PageHandle } from './page-handle.ts'

export const meta = () => privateMeta('My Scholarship')

export const handle: PageHandle = { crumb: 'My Scholarship' }

const TABS = {
  applied: {
    label: 'Applied',
    isIn: isApplied,
    empty: 'What you apply to is kept here, with everything you sent.',
    action: 'Browse matches',
  },
  draft: {
    label: 'Draft',
    isIn: isDraft,
    empty: 'An application you begin is kept here until you send it.',
    action: 'Start an application',
  },
} as const
type Tab = keyof typeof TABS
const tabs = Object.keys(TABS) as Tab[]

export default function MyScholarshipPage() {
  const [search] = useSearchParams()
  const query = useMine()
  const tab: Tab = search.get('tab') === 'draft' ? 'draft' : 'applied'
  const { label, isIn, empty, action } = TABS[tab]
  const all = query.data?.filter(isIn)
  const page = pageFromSearch(search)
  const countOf = (each: Tab) => query.data?.filter(TABS[each].isIn).length

  return (
    <>
      <PageHeading>My Scholarship</PageHeading>
      <nav aria-label="My Scholarship" className={styles.tabs}>
        {tabs.map((each) => (
          <Link
            key={each}
            to={paths.myScholarship(each)}
            preventScrollReset
            aria-current={each === tab ? 'page' : undefined}
          >
            {TABS[each].label}
            {query.data && <span className={styles.count}>{countOf(each)}</span>}
          </Link>
        ))}
      </nav>
      <ListHeading>
        {label}
        {page > 1 && `, page ${page}`}
      </ListHeading>
      <ScholarshipList
        list={listState(query, all && pageOf(all, page, PAGE_SIZE))}
        empty={
          <EmptyState
            action={
              <ButtonLink to={paths.matches} variant="filled">
                {action}
              </ButtonLink>
            }
          >
            {empty}
          </EmptyState>
        }
      />
      <Pagination
        page={page}
        pageSize={PAGE_SIZE}
        total={all?.length ?? 0}
        headingId={LIST_HEADING_ID}
      />
    </>
  )
}
