import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs'
import { paths } from '../../paths.ts'
import type { MenuItem } from '../signed-in/side-menu.tsx'

/** The side menu of an organisation. */
export const menu: readonly MenuItem[] = [
  { label: 'Overview', to: paths.organiser, icon: IconLayoutDashboard },
]
