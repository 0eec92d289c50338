import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { ListTabs } from '../../ui/list-tabs.tsx'
import { ApplicationList } from '../../features/student/tracking/application-list.tsx'
import { privateMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { WaitingRows } from '../../ui/waiting-rows.tsx'
import type { PageHandle } from '../signed-in/page-handle.ts'

const Planner = lazy(() => import('../../features/student/planner/planner.tsx'))
const AutomationPanel = lazy(() => import('../../features/student/automation/automation-panel.tsx'))

export const meta = () => privateMeta('Track applications')

export const handle: PageHandle = { crumb: 'Track applications' }

const TABS = {
  applications: { label: 'Applications', Content: ApplicationList },
  planner: { label: 'Planner', Content: Planner },
  automatic: { label: 'Automatic', Content: AutomationPanel },
} as const
type Tab = keyof typeof TABS
const tabs = Object.keys(TABS) as Tab[]
const isTab = (name: string | null): name is Tab => name !== null && Object.hasOwn(TABS, name)

export default function TrackApplicationsPage() {
  const [search] = useSearchParams()
  const asked = search.get('tab')
  const tab = isTab(asked) ? asked : 'applications'
  const { Content } = TABS[tab]
  return (
    <>
      <PageHeading>Track applications</PageHeading>
      <ListTabs
        label="Track applications"
        tabs={tabs.map((each) => ({
          label: TABS[each].label,
          to: paths.trackApplications(each),
          isCurrent: each === tab,
        }))}
      />
      <Suspense fallback={<WaitingRows label="Loading" isShown={false} />}>
        <Content />
      </Suspense>
    </>
  )
}
