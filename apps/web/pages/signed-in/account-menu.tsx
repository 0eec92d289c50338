import type { Applicant } from '@laurel/contract/profile'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon, type IconShape } from '../../ui/icon.tsx'
import { initialsOf } from '../../ui/initials.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import menuEntry from './menu-entry.module.css'
import styles from './account-menu.module.css'

const ITEM = classNames(menuEntry.entry, styles.item)

export type SignedInUser = Pick<Applicant, 'firstName' | 'lastName' | 'avatarUrl' | 'role'>

interface AccountMenuProps {
  user: SignedInUser
  onLogout: () => void
}

/** The browser's own popover: it closes on Esc and on a click outside, and gives the focus back. */
export function AccountMenu({ user, onLogout }: AccountMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  const close = () => menu.current?.hidePopover()
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
      <div ref={menu} id="account-menu" popover="auto" className={styles.menu}>
        <Entry to={paths.profile()} icon={IconUser} onChoose={close}>
          My Profile
        </Entry>
        {user.role === 'ADMIN' && (
          <Entry to={paths.administration} icon={IconSettings} onChoose={close}>
            Administration
          </Entry>
        )}
        <button type="button" className={ITEM} onClick={onLogout}>
          <Icon icon={IconLogout} />
          Logout
        </button>
      </div>
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
