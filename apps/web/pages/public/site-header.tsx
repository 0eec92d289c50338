import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useSession } from '../../api/use-session.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Logo } from '../../ui/logo.tsx'
import { SignedInActions } from './signed-in-actions.tsx'
import { isSignupOffered, navbarLinks } from './site-links.ts'
import styles from './site-header.module.css'

// Fetched on the first click: the landing page's script budget has no room for them.
const LoginDialog = lazy(() => import('./login-dialog.tsx'))
const SiteMenu = lazy(() => import('./site-menu.tsx'))

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

export function SiteHeader() {
  const { pathname } = useLocation()
  const session = useSession()
  const [open, setOpen] = useState<'login' | 'menu'>()
  const close = () => setOpen(undefined)
  const isLoginPage = pathname.replace(/\/$/, '') === '/auth' || pathname === paths.login

  // A real link, so that Login also works before the page's script has come.
  const openLogin = (event: MouseEvent) => {
    if (!isPlainClick(event) || isLoginPage) return
    event.preventDefault()
    setOpen('login')
  }

  return (
    <header className={styles.header} data-print="hide">
      <div className={styles.row}>
        <Logo to={paths.landing} />
        <nav className={styles.links} aria-label="Site">
          {navbarLinks.map(({ label, to, isServed = false }) => (
            <Link key={to} to={to} reloadDocument={isServed}>
              {label}
            </Link>
          ))}
        </nav>
        <span className={styles.account}>
          {session ? (
            <SignedInActions user={session.user} />
          ) : (
            <>
              <ButtonLink variant="subtle" to={paths.login} onClick={openLogin}>
                Login
              </ButtonLink>
              {isSignupOffered(pathname) && (
                <ButtonLink className={styles.wideOnly} to={paths.conversation}>
                  Signup
                </ButtonLink>
              )}
            </>
          )}
        </span>
        <button
          type="button"
          className={styles.menu}
          aria-label="Menu"
          aria-haspopup="dialog"
          aria-expanded={open === 'menu'}
          onClick={() => setOpen('menu')}
        >
          <Icon icon={IconMenu2} />
        </button>
      </div>
      <Suspense>
        {open === 'login' && <LoginDialog onClose={close} />}
        {open === 'menu' && <SiteMenu onClose={close} />}
      </Suspense>
    </header>
  )
}
