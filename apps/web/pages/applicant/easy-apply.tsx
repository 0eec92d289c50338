import { BulkList } from '../../features/student/bulk/bulk-list.tsx'
import { EasyLists } from '../../features/student/bulk/easy-lists.tsx'
import { useEligibleCount } from '../../features/catalogue/listings/use-lists.ts'
import { privateMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from './list-page.module.css'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('Easy Apply')

export const handle: PageHandle = { crumb: 'Easy Apply', isList: true }

const FILTERS = { withoutRequirement: 'true' } as const

export default function EasyApplyPage() {
  const total = useEligibleCount(FILTERS).data
  return (
    <>
      <PageHeading {...(total !== undefined && { count: total })}>
        Easy Apply Scholarships
      </PageHeading>
      <p className={styles.intro}>No essay and no documents: your profile is all they need.</p>
      <EasyLists current="easyApply" count={total} />
      <BulkList
        name="easyApply"
        filters={FILTERS}
        needsPlan="Easy Apply to All needs a subscription"
        onApply={(_ids, send) => send()}
        empty={
          <EmptyState
            action={
              <ButtonLink to={paths.matches} variant="filled">
                Browse matches
              </ButtonLink>
            }
          >
            No one-click scholarships right now. Your matches have more.
          </EmptyState>
        }
      />
    </>
  )
}
