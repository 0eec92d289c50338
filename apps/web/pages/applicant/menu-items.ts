import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs'
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import IconFolder from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs'
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs'
import IconTarget from '@tabler/icons-react/dist/esm/icons/IconTarget.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { builtScreens } from '../../built-screens.ts'
import { paths } from '../../paths.ts'
import { productName } from '../../product.ts'
import type { MenuItem, MenuPart } from '../signed-in/side-menu.tsx'

interface MenuCounts {
  matches?: number | undefined
  inbox?: number | undefined
}

interface BuiltItem extends Omit<MenuItem, 'count'> {
  count?: keyof MenuCounts
  /** An entry is shown once its screen exists. */
  isBuilt: boolean
}

/** What becomes of applications, and what they are made of. */
const MY_PARTS: readonly MenuPart[] = [
  { label: 'Track', to: paths.trackApplications() },
  { label: 'Planner', to: paths.trackApplications('planner') },
  { label: 'Documents', to: paths.documents },
  { label: 'Family', to: paths.family },
]

/** The side menu in the order the specification fixes; Logout stands apart, last. */
const allItems: readonly BuiltItem[] = [
  { label: 'Dashboard', to: paths.dashboard, icon: IconLayoutDashboard, isBuilt: true },
  { label: 'Easy Apply', to: paths.easyApply, icon: IconBolt, isBuilt: true },
  { label: 'Matches', to: paths.matches, icon: IconTarget, count: 'matches', isBuilt: true },
  { label: 'Wishlist / Saved', to: paths.saved, icon: IconHeart, isBuilt: true },
  {
    label: 'My Scholarship',
    to: paths.myScholarship(),
    icon: IconFolder,
    parts: MY_PARTS,
    isBuilt: true,
  },
  { label: 'Inbox', to: paths.inbox, icon: IconMail, count: 'inbox', isBuilt: builtScreens.inbox },
  { label: 'Profile', to: paths.profile(), icon: IconUser, isBuilt: true },
  {
    label: 'Subscription Support',
    to: paths.subscriptionSupport,
    icon: IconCreditCard,
    isBuilt: true,
  },
  { label: 'Support', to: paths.support, icon: IconHelp, isBuilt: true },
  {
    label: `${productName}’s Assistance`,
    to: paths.assistance,
    icon: IconSparkles,
    isBuilt: builtScreens.assistance,
  },
  { label: 'Setting', to: paths.setting, icon: IconAdjustmentsHorizontal, isBuilt: true },
]

export const menuOf = (counts: MenuCounts): MenuItem[] =>
  allItems
    .filter(({ isBuilt }) => isBuilt)
    .map(({ count, ...item }) => ({ ...item, count: count && counts[count] }))
