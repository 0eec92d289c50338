import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { PagePastEnd } from '../../scholarships/page-past-end.tsx'
import styles from '../administration.module.css'
import { Loaded } from '../loaded.tsx'
import { PAGE_SIZE } from '../page-window.ts'
import { useOpened } from '../use-opened.ts'
import { GrantDialog } from './grant-dialog.tsx'
import { OpenedSubscription } from './opened-subscription.tsx'
import { SubscriptionFilters } from './subscription-filters.tsx'
import { SubscriptionTable } from './subscription-table.tsx'
import { searchOf, subscriptionView } from './subscription-view.ts'
import { useHeldSubscriptions } from './use-subscriptions.ts'

/** Every subscription there is or was, and the way to give one. */
export function SubscriptionList() {
  const [search] = useSearchParams()
  const view = subscriptionView(search)
  const list = useHeldSubscriptions(view)
  const opened = useOpened()
  const [isGiving, setGiving] = useState(false)
  return (
    <>
      <div className={styles.head}>
        <PageHeading {...(list.data && { count: list.data.total })}>Subscriptions</PageHeading>
        <Button variant="filled" onClick={() => setGiving(true)}>
          Give a subscription
        </Button>
      </div>
      <SubscriptionFilters view={view} total={list.data?.total} />
      <Loaded query={list} noun="the subscriptions">
        {({ total, subscriptions }) => {
          if (subscriptions.length === 0)
            return <Nothing total={total} isFiltered={searchOf(view) !== ''} />
          const isStale = list.isPlaceholderData
          return <SubscriptionTable {...{ subscriptions, isStale }} onOpen={opened.open} />
        }}
      </Loaded>
      <Pagination
        page={view.page}
        pageSize={PAGE_SIZE}
        total={list.data?.total ?? 0}
        headingId="page-heading"
      />
      {opened.id !== null && (
        <OpenedSubscription
          key={opened.id}
          providerId={opened.id}
          listed={list.data?.subscriptions.find(({ providerId }) => providerId === opened.id)}
          onClose={opened.close}
        />
      )}
      {isGiving && <GrantDialog onClose={() => setGiving(false)} />}
    </>
  )
}

function Nothing({ total, isFiltered }: { total: number; isFiltered: boolean }) {
  if (total > 0) return <PagePastEnd noun="subscriptions" />
  return (
    <EmptyState>
      {isFiltered
        ? 'No subscription fits what you look for.'
        : 'Nobody has subscribed yet. Whoever does is listed here.'}
    </EmptyState>
  )
}
