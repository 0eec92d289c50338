import { ListTabs } from '../../../../ui/list-tabs.tsx'

const VIEWS = { visitors: 'Visitors', partners: 'Partners', payouts: 'Payouts' } as const
export type View = keyof typeof VIEWS

/** The view in an address; anything else is that of the visitors. */
export const viewOf = (text: string | null): View =>
  text === 'partners' || text === 'payouts' ? text : 'visitors'

/** Who comes, who sent them, and what these are paid. */
export const PartnerTabs = ({ current }: { current: View }) => (
  <ListTabs
    label="Who comes"
    tabs={(Object.keys(VIEWS) as View[]).map((view) => ({
      label: VIEWS[view],
      to: view === 'visitors' ? '?' : `?view=${view}`,
      isCurrent: view === current,
    }))}
  />
)
