import type { Vetting } from '@laurel/contract/organisations'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '../../../../paths.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PageHeading } from '../../../../ui/page-heading.tsx'
import { Queue } from '../../../common/records/queue.tsx'
import { RecordPages } from '../../../common/records/record-pages.tsx'
import { useOpened } from '../../../common/records/use-opened.ts'
import { ViewTabs } from '../../../common/records/view-tabs.tsx'
import { FindOwnerless } from './find-ownerless.tsx'
import { OverdueRounds } from './overdue-rounds.tsx'
import { Ownerless } from './ownerless.tsx'
import { useVettings, vettingView } from './use-vettings.ts'
import { VettedOrganisationItem } from './vetted-organisation.tsx'
import { optionalPart } from '../../../../ui/optional-part.ts'

const AskedNames = optionalPart(() => import('./asked-names.tsx'))
const TakenListings = optionalPart(() => import('./taken-listings.tsx'))

const VIEWS: Readonly<Record<Vetting, { label: string; nothing: string }>> = {
  waiting: { label: 'Waiting', nothing: 'No organization waits for you.' },
  verified: { label: 'Verified', nothing: 'No organization is verified yet.' },
  refused: { label: 'Refused', nothing: 'No organization was refused.' },
  unasked: { label: 'Not asked', nothing: 'Every organization has asked to be verified.' },
}

/** Organisations that ask to be looked at, the longest waiting first, and those that were. */
export function VettingQueue() {
  const [search] = useSearchParams()
  const view = vettingView(search)
  const query = useVettings(view)
  const opened = useOpened()
  return (
    <>
      <PageHeading>Organizations</PageHeading>
      <Ownerless />
      <OverdueRounds />
      <Suspense>
        <AskedNames />
        <TakenListings />
      </Suspense>
      <ViewTabs
        label="Verification"
        views={VIEWS}
        current={view.vetting}
        path={paths.adminOrganisations}
        parameter="vetting"
        query={query}
      />
      <RecordPages
        query={query}
        noun="the organizations"
        rowNoun="organizations"
        page={view.page}
        rowsOf={({ organisations }) => organisations}
        nothing={<EmptyState>{VIEWS[view.vetting].nothing}</EmptyState>}
      >
        {(rows) => (
          <Queue rows={rows} opened={opened}>
            {(organisation, opening) => (
              <VettedOrganisationItem
                key={organisation.id}
                organisation={organisation}
                {...opening}
              />
            )}
          </Queue>
        )}
      </RecordPages>
      <FindOwnerless />
    </>
  )
}
