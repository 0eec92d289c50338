import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { initialsOf } from '../../ui/initials.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './account-menu.module.css'

export interface SignedInUser {
  firstName: string
  lastName: string
  avatarUrl: string | null
}

interface AccountMenuProps {
  user: SignedInUser
  onLogout: () => void
}

/** The browser's own popover: it closes on Esc and on a click outside, and gives the focus back. */
export function AccountMenu({ user, onLogout }: AccountMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
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
        <Link
          to={paths.profile()}
          className={styles.item}
          onClick={() => menu.current?.hidePopover()}
        >
          <Icon icon={IconUser} />
          My Profile
        </Link>
        <Link to={paths.family} className={styles.item} onClick={() => menu.current?.hidePopover()}>
          <Icon icon={IconUsers} />
          Family
        </Link>
        <button type="button" className={styles.item} onClick={onLogout}>
          <Icon icon={IconLogout} />
          Logout
        </button>
      </div>
    </>
  )
}
