import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import { Link, useLocation } from 'react-router'
import { NotificationBell } from '../../features/student/notifications/notification-bell.tsx'
import { CrownLink } from '../../features/money/plans/crown-link.tsx'
import { isOrganiserPage, paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import iconButton from '../../ui/icon-button.module.css'
import { Logo } from '../../ui/logo.tsx'
import { AccountMenu, type SignedInUser } from './account-menu.tsx'
import { builtScreens } from '../../built-screens.ts'
import styles from './app-header.module.css'

interface AppHeaderProps {
  user: SignedInUser
  /** The first page of the area. */
  homePath: string
  inboxCount?: number | undefined
  menu: { isOpen: boolean; controls: string; toggle: () => void }
  onLogout: () => void
}

/** Plan and payment pages do not offer themselves; at work, nobody is offered anything. */
function hidesCrown(pathname: string): boolean {
  return (
    isOrganiserPage(pathname) ||
    /^\/admin\b|\/(plan|subscription-plan|payment|payment-return)\/?$/.test(pathname)
  )
}

export function AppHeader({ user, homePath, inboxCount = 0, menu, onLogout }: AppHeaderProps) {
  const { pathname } = useLocation()
  return (
    <header className={styles.header} data-print="hide">
      <button
        type="button"
        className={iconButton.button}
        aria-label="Menu"
        aria-expanded={menu.isOpen}
        aria-controls={menu.controls}
        onClick={menu.toggle}
      >
        <Icon icon={IconMenu2} />
      </button>
      <Logo to={homePath} />
      <span className={styles.space} />
      {!hidesCrown(pathname) && (
        <CrownLink className={styles.crown} labelClassName={styles.crownLabel} pageName="header" />
      )}
      {builtScreens.inbox && (
        <Link
          to={paths.inbox}
          className={iconButton.button}
          aria-label={inboxCount > 0 ? `Inbox, ${inboxCount} new` : 'Inbox'}
          title="Inbox"
        >
          <Icon icon={IconMail} />
          {inboxCount > 0 && <span className={iconButton.count}>{inboxCount}</span>}
        </Link>
      )}
      <NotificationBell />
      <AccountMenu user={user} onLogout={onLogout} />
    </header>
  )
}
