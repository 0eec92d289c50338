import type { Applicant } from '@laurel/contract/profile'
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { type ReactNode, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { may } from '../../features/people/accounts/may.ts'
import {
  chooseOrganisation,
  useChosenOrganisation,
} from '../../features/organisation/organiser/chosen-organisation.ts'
import { useOwnOrganisations } from '../../features/organisation/organiser/use-own-organisations.ts'
import { isOrganiserPage, paths } from '../../paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon, type IconShape } from '../../ui/icon.tsx'
import { initialsOf } from '../../ui/initials.ts'
import { useCloseAsFocusLeaves } from '../../ui/use-close-as-focus-leaves.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import menuEntry from './menu-entry.module.css'
import styles from './account-menu.module.css'

const ITEM = classNames(menuEntry.entry, styles.item)

export type SignedInUser = Pick<
  Applicant,
  'id' | 'firstName' | 'lastName' | 'avatarUrl' | 'role' | 'permissions' | 'termsVersion'
>

interface AccountMenuProps {
  user: SignedInUser
  onLogout: () => void
}

/** The browser's own popover: it closes on Esc and on a click outside, and gives the focus back. */
export function AccountMenu({ user, onLogout }: AccountMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  useCloseAsFocusLeaves(menu)
  const close = () => menu.current?.hidePopover()
  const [wasOpened, setOpened] = useState(false)
  return (
    <>
      <button type="button" className={styles.button} title="Account" popoverTarget="account-menu">
        <VisuallyHidden>Account </VisuallyHidden>
        <span className={styles.avatar}>
          {initialsOf(user) || <Icon icon={IconUser} />}
          {/* Over the initials, which show until it has come and where it cannot. */}
          {user.avatarUrl && <span style={{ backgroundImage: `url("${user.avatarUrl}")` }} />}
        </span>
      </button>
      <div
        ref={menu}
        id="account-menu"
        popover="auto"
        className={styles.menu}
        onBeforeToggle={() => setOpened(true)}
      >
        <Entry to={paths.profile()} icon={IconUser} onChoose={close}>
          My Profile
        </Entry>
        {may(user, 'manage_user') && (
          <Entry to={paths.administration} icon={IconSettings} onChoose={close}>
            Administration
          </Entry>
        )}
        {/* Asked only of those who open the menu: most belong to none. */}
        {wasOpened && <Switches user={user} onChoose={close} />}
        <button type="button" className={ITEM} onClick={onLogout}>
          <Icon icon={IconLogout} />
          Logout
        </button>
      </div>
    </>
  )
}

interface SwitchesProps {
  user: SignedInUser
  onChoose: () => void
}

/** From one's own scholarships to an organization's work, and back. */
function Switches({ user, onChoose }: SwitchesProps) {
  const { pathname } = useLocation()
  const chosenId = useChosenOrganisation(user.id)
  const { data: organisations = [] } = useOwnOrganisations()
  const isAtWork = isOrganiserPage(pathname)
  const currentId = isAtWork
    ? (organisations.find(({ id }) => id === chosenId) ?? organisations[0])?.id
    : undefined
  return (
    <>
      {organisations
        .filter(({ id }) => id !== currentId)
        .map(({ id, name }) => (
          <Entry
            key={id}
            to={paths.organiser}
            icon={IconBuilding}
            onChoose={() => {
              chooseOrganisation(user.id, id)
              onChoose()
            }}
          >
            Switch to {name}
          </Entry>
        ))}
      {isAtWork && (
        <Entry to={paths.dashboard} icon={IconSchool} onChoose={onChoose}>
          Your student page
        </Entry>
      )}
    </>
  )
}

interface EntryProps {
  to: string
  icon: IconShape
  onChoose: () => void
  children: ReactNode
}

const Entry = ({ to, icon, onChoose, children }: EntryProps) => (
  <Link to={to} className={ITEM} onClick={onChoose}>
    <Icon icon={icon} />
    {children}
  </Link>
)
