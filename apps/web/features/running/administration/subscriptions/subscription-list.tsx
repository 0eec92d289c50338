import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PageHeading } from '../../../../ui/page-heading.tsx'
import styles from '../administration.module.css'
import { RecordPages } from '../../../common/records/record-pages.tsx'
import { useOpened } from '../../../common/records/use-opened.ts'
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
      <RecordPages
        query={list}
        noun="the subscriptions"
        rowNoun="subscriptions"
        page={view.page}
        rowsOf={({ subscriptions }) => subscriptions}
        nothing={
          <EmptyState>
            {searchOf(view) === ''
              ? 'Nobody has subscribed yet. Whoever does is listed here.'
              : 'No subscription fits what you look for.'}
          </EmptyState>
        }
      >
        {(subscriptions, isStale) => (
          <SubscriptionTable {...{ subscriptions, isStale }} onOpen={opened.open} />
        )}
      </RecordPages>
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
