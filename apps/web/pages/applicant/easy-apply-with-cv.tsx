import { lazy, Suspense, useState } from 'react'
import { BulkList, type SendTo } from '../../features/student/bulk/bulk-list.tsx'
import { EasyLists } from '../../features/student/bulk/easy-lists.tsx'
import { useCvField } from '../../features/student/bulk/use-cv-field.ts'
import { type ListFilters, useEligibleCount } from '../../features/catalogue/listings/use-lists.ts'
import { privateMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from './list-page.module.css'
import type { PageHandle } from '../signed-in/page-handle.ts'

const CvDialog = lazy(() => import('../../features/student/bulk/cv-dialog.tsx'))

export const meta = () => privateMeta('Apply With CV')

export const handle: PageHandle = { crumb: 'Apply With CV', isList: true }

export default function EasyApplyWithCvPage() {
  const field = useCvField()
  const fieldId = field.data
  const filters: ListFilters = {
    withoutRequirement: 'false',
    ...(fieldId !== undefined && { requirementFields: fieldId }),
  }
  const total = useEligibleCount(filters, fieldId !== undefined).data
  return (
    <>
      <PageHeading {...(total !== undefined && { count: total })}>
        Apply With CV Data Only
      </PageHeading>
      <p className={styles.intro}>These need only your CV. One file goes to all of them.</p>
      <EasyLists current="cv" count={total} />
      {fieldId !== undefined && <CvList fieldId={fieldId} filters={filters} />}
      {field.isError && (
        <ErrorPanel
          message="We couldn’t load this list."
          onRetry={() => void field.refetch()}
          isRetrying={field.isFetching}
        />
      )}
    </>
  )
}

interface CvListProps {
  fieldId: string
  filters: ListFilters
}

function CvList({ fieldId, filters }: CvListProps) {
  const [asking, setAsking] = useState<{ count: number; send: SendTo }>()
  return (
    <>
      <BulkList
        name="cv"
        filters={filters}
        needsPlan="Apply with CV needs a subscription"
        onApply={(ids, send) => setAsking({ count: ids.length, send })}
        empty={
          <EmptyState
            action={
              <ButtonLink to={paths.matches} variant="filled">
                Browse matches
              </ButtonLink>
            }
          >
            No scholarships that need only a CV right now. Your matches have more.
          </EmptyState>
        }
      />
      {asking && (
        <Suspense>
          <CvDialog
            count={asking.count}
            onClose={() => setAsking(undefined)}
            onCv={(publicUrl) => {
              setAsking(undefined)
              asking.send({ [fieldId]: publicUrl })
            }}
          />
        </Suspense>
      )}
    </>
  )
}
