import type { Vetting } from '@laurel/contract/organisations'
import type { VettedOrganisation } from '@laurel/contract/organisations-admin'
import { useSearchParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { ListTabs } from '../../scholarships/list-tabs.tsx'
import { PagePastEnd } from '../../scholarships/page-past-end.tsx'
import { Loaded } from '../loaded.tsx'
import { PAGE_SIZE } from '../page-window.ts'
import support from '../support/support.module.css'
import { useOpened } from '../use-opened.ts'
import { OverdueRounds } from './overdue-rounds.tsx'
import { Ownerless } from './ownerless.tsx'
import { useVettings, vettingView } from './use-vettings.ts'
import { VettedOrganisationItem } from './vetted-organisation.tsx'

const TABS: Readonly<Record<Vetting, { label: string; nothing: string }>> = {
  waiting: { label: 'Waiting', nothing: 'No organization waits for you.' },
  verified: { label: 'Verified', nothing: 'No organization is verified yet.' },
  refused: { label: 'Refused', nothing: 'No organization was refused.' },
  unasked: { label: 'Not asked', nothing: 'Every organization has asked to be verified.' },
}

/** Organisations that ask to be looked at, the longest waiting first, and those that were. */
export function VettingQueue() {
  const [search] = useSearchParams()
  const view = vettingView(search)
  const queue = useVettings(view)
  const isShown = !queue.isPlaceholderData
  return (
    <>
      <PageHeading>Organizations</PageHeading>
      <Ownerless />
      <OverdueRounds />
      <ListTabs
        label="Verification"
        tabs={Object.entries(TABS).map(([vetting, { label }]) => ({
          label,
          to: vetting === 'waiting' ? paths.adminOrganisations : `?vetting=${vetting}`,
          isCurrent: vetting === view.vetting,
          ...(vetting === view.vetting && isShown && { count: queue.data?.total }),
        }))}
      />
      <Loaded query={queue} noun="the organizations">
        {({ total, organisations }) => {
          if (organisations.length > 0) return <Organisations organisations={organisations} />
          return total > 0 ? (
            <PagePastEnd noun="organizations" />
          ) : (
            <EmptyState>{TABS[view.vetting].nothing}</EmptyState>
          )
        }}
      </Loaded>
      <Pagination
        page={view.page}
        pageSize={PAGE_SIZE}
        total={queue.data?.total ?? 0}
        headingId="page-heading"
      />
    </>
  )
}

function Organisations({ organisations }: { organisations: readonly VettedOrganisation[] }) {
  const { id: openId, open, close } = useOpened()
  return (
    <ul className={support.list}>
      {organisations.map((organisation) => (
        <VettedOrganisationItem
          key={organisation.id}
          organisation={organisation}
          isOpen={organisation.id === openId}
          onToggle={() => (organisation.id === openId ? close() : open(organisation.id))}
        />
      ))}
    </ul>
  )
}
