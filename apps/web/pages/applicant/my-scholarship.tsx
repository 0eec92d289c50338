import { PAGE_SIZE } from '@laurel/contract/scholarships'
import { Link, useSearchParams } from 'react-router'
import {
  LIST_HEADING_ID,
  ListHeading,
} from '../../features/catalogue/scholarships/list-heading.tsx'
import { listState, pageOf } from '../../features/catalogue/scholarships/list-state.ts'
import { ListTabs } from '../../ui/list-tabs.tsx'
import { isApplied, isDraft, isOver } from '@laurel/contract/words/own-status'
import { PagePastEnd } from '../../ui/page-past-end.tsx'
import { ScholarshipList } from '../../features/catalogue/scholarships/scholarship-list.tsx'
import { useMine } from '../../features/catalogue/listings/use-lists.ts'
import { privateMeta } from '../../page-meta.ts'
import { pageFromSearch, paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import styles from './list-page.module.css'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('My Scholarship')

export const handle: PageHandle = { crumb: 'My Scholarship', isList: true }

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
  const { label, isIn } = TABS[tab]
  const all = query.data?.filter(isIn).toSorted((a, b) => Number(isOver(a)) - Number(isOver(b)))
  const page = pageFromSearch(search)
  const countOf = (each: Tab) => query.data?.filter(TABS[each].isIn).length

  return (
    <>
      <div className={styles.head}>
        <PageHeading {...(all && { count: all.length })}>My Scholarship</PageHeading>
        <nav aria-label="More of your applications" className={styles.more}>
          <Link to={paths.trackApplications()}>Track applications</Link>
          <Link to={paths.documents}>My documents</Link>
        </nav>
      </div>
      <ListTabs
        label="My Scholarship"
        tabs={tabs.map((each) => ({
          label: TABS[each].label,
          to: paths.myScholarship(each),
          isCurrent: each === tab,
          count: countOf(each),
        }))}
      />
      <ListHeading>
        {label}
        {page > 1 && `, page ${page}`}
      </ListHeading>
      <ScholarshipList
        list={listState(query, all && pageOf(all, page, PAGE_SIZE))}
        empty={all && all.length > 0 ? <PagePastEnd /> : <NothingHere tab={tab} />}
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

function NothingHere({ tab }: { tab: Tab }) {
  return (
    <EmptyState
      action={
        <ButtonLink to={paths.matches} variant="filled">
          {TABS[tab].action}
        </ButtonLink>
      }
    >
      {TABS[tab].empty}
    </EmptyState>
  )
}
