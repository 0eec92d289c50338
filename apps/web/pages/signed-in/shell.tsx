import { TERMS_VERSION } from '@laurel/contract/terms'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useMatch } from 'react-router'
import { followScheme } from '../../chosen-scheme.ts'
import { Breadcrumb, type Crumb } from '../../ui/breadcrumb.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { OfflineBar } from '../../ui/offline-bar.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { Toasts } from '../../ui/toasts/toasts.tsx'
import { useMedia } from '../../ui/use-media.ts'
import type { SignedInUser } from './account-menu.tsx'
import { AppHeader } from './app-header.tsx'
import { usePageHandle } from './page-handle.ts'
import { type MenuItem, SideMenu } from './side-menu.tsx'
import styles from './shell.module.css'
import { optionalPart } from '../../ui/optional-part.ts'

const TermsNotice = optionalPart(() => import('../../features/people/accounts/terms-notice.tsx'))

interface ShellProps {
  user: SignedInUser
  menu: readonly MenuItem[]
  /** The first page of the area: the breadcrumb's first item. */
  home: Crumb
  inboxCount?: number | undefined
  onLogout: () => void
  children: ReactNode
}

/** Header, side menu, breadcrumb and main of every signed-in page, and what just happened there. */
export function Shell({ user, menu, home, inboxCount, onLogout, children }: ShellProps) {
  useEffect(followScheme, [])
  const page = usePageHandle()
  const isWide = useMedia('(min-width: 961px)')
  const hasColumn = isWide && !page?.isWithoutMenu
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  // Undefined until the person chooses; then their choice holds on every page.
  const [isNarrowChosen, setNarrowChosen] = useState<boolean>()
  const isNarrow = isNarrowChosen ?? page?.isMenuNarrow ?? false

  const menuState = hasColumn
    ? { isOpen: !isNarrow, controls: 'side-menu', toggle: () => setNarrowChosen(!isNarrow) }
    : { isOpen: isDrawerOpen, controls: 'menu-drawer', toggle: () => setDrawerOpen(true) }
  // Kept from before there was such a field, it says nothing.
  const isAsked = user.termsVersion !== undefined && user.termsVersion !== TERMS_VERSION
  const closeDrawer = () => setDrawerOpen(false)
  const isHome = useMatch(home.to) !== null

  return (
    <>
      <SkipLink />
      <OfflineBar />
      <AppHeader
        user={user}
        homePath={home.to}
        inboxCount={inboxCount}
        menu={menuState}
        onLogout={onLogout}
      />
      <div
        className={styles.body}
        data-menu={page?.isWithoutMenu ? 'none' : isNarrow ? 'narrow' : undefined}
      >
        <div className={styles.column} id="side-menu" data-print="hide">
          {hasColumn && <SideMenu items={menu} onLogout={onLogout} />}
        </div>
        <main
          id="main"
          tabIndex={-1}
          className={page?.isFullWidth ? styles.fullWidth : styles.main}
        >
          {page && !isHome && !page.isFullWidth && !page.isWithoutMenu && (
            <Breadcrumb
              parents={[home, ...(page.parents ?? [])]}
              current={page.crumb}
              isTrailOnly={page.hasBackArrow}
            />
          )}
          {isAsked && (
            <Suspense fallback={null}>
              <TermsNotice agreedTo={user.termsVersion} />
            </Suspense>
          )}
          {children}
        </main>
      </div>
      <Dialog
        id="menu-drawer"
        kind="drawer"
        title="Menu"
        isOpen={isDrawerOpen && !hasColumn}
        onClose={closeDrawer}
      >
        <SideMenu items={menu} onLogout={onLogout} onChoose={closeDrawer} />
      </Dialog>
      <Toasts />
    </>
  )
}
