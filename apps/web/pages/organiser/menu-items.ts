import {
  mayAs,
  type OrganisationPermission,
  type OrganisationRole,
} from '@laurel/contract/organisation-rights'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs'
import IconPlugConnected from '@tabler/icons-react/dist/esm/icons/IconPlugConnected.mjs'
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import IconTrophy from '@tabler/icons-react/dist/esm/icons/IconTrophy.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs'
import { paths } from '../../paths.ts'
import type { MenuItem } from '../signed-in/side-menu.tsx'

interface OrganiserItem extends MenuItem {
  /** Shown to those who may. */
  permission: OrganisationPermission
}

const ITEMS: readonly OrganiserItem[] = [
  {
    label: 'Overview',
    to: paths.organiser,
    icon: IconLayoutDashboard,
    permission: 'read_organisation',
  },
  {
    label: 'Scholarships',
    to: paths.organiserScholarships,
    icon: IconSchool,
    isArea: true,
    permission: 'read_scholarship',
  },
  {
    label: 'Applicants',
    to: paths.applicants(),
    icon: IconUsers,
    isArea: true,
    permission: 'read_figures',
  },
  {
    label: 'Winners',
    to: paths.winner(),
    icon: IconTrophy,
    permission: 'decide_award',
  },
  {
    label: 'Members',
    to: paths.organiserMembers,
    icon: IconUsersGroup,
    permission: 'read_organisation',
  },
  {
    label: 'API keys',
    to: paths.organiserPrograms,
    icon: IconPlugConnected,
    permission: 'manage_integration',
  },
  {
    label: 'Record',
    to: paths.organiserRecord,
    icon: IconHistory,
    permission: 'read_audit',
  },
  {
    label: 'Settings',
    to: paths.organiserSettings,
    icon: IconSettings,
    permission: 'read_organisation',
  },
]

/** The side menu of an organisation, as a member with this role sees it. */
export const menuOf = (role: OrganisationRole | undefined): readonly MenuItem[] =>
  ITEMS.filter(({ permission }) => role !== undefined && mayAs(role, permission)).map(
    ({ permission: _permission, ...item }) => item,
  )
