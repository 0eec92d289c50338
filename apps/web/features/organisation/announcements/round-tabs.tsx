import type { Winners } from '@laurel/contract/announcements'
import { paths } from '../../../paths.ts'
import { ListTabs } from '../../../ui/list-tabs.tsx'

interface RoundTabsProps {
  scholarshipId: string
  winners: Pick<Winners, 'cycle' | 'cycles'>
}

/** All rounds of a scholarship, the latest first; nothing while it has one. */
export function RoundTabs({ scholarshipId, winners: { cycle, cycles } }: RoundTabsProps) {
  if (cycles.length < 2) return null
  return (
    <ListTabs
      label="Rounds"
      tabs={cycles.map((each) => ({
        label: each === 'open' ? 'No last day' : each,
        to: paths.winner(scholarshipId, each),
        isCurrent: each === cycle,
      }))}
    />
  )
}
