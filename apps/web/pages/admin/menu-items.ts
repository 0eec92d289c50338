import IconBooks from '@tabler/icons-react/dist/esm/icons/IconBooks.mjs'
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs'
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs'
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs'
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs'
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { paths } from '../../paths.ts'
import type { MenuItem } from '../signed-in/side-menu.tsx'

/** The last one leads out of this area; `waiting` requests for help stand at theirs. */
export const menuOf = (waiting: number | undefined): readonly MenuItem[] => [
  { label: 'Listings', to: paths.adminListings, icon: IconBooks, isArea: true },
  { label: 'Organizations', to: paths.adminOrganisations, icon: IconBuilding },
  { label: 'Subscriptions', to: paths.adminSubscriptions, icon: IconCreditCard },
  { label: 'Event log', to: paths.adminBillingEvents, icon: IconListDetails },
  { label: 'Revenue', to: paths.adminRevenue, icon: IconChartBar },
  { label: 'Visitors', to: paths.adminVisitors, icon: IconUsers },
  { label: 'Support', to: paths.adminSupport, icon: IconHelp, count: waiting || undefined },
  { label: 'Privacy', to: paths.adminPrivacy, icon: IconShieldLock },
  { label: 'Your dashboard', to: paths.dashboard, icon: IconLayoutDashboard },
]
