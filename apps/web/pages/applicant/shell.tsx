import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { paths } from '../../paths.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { OfflineBar } from '../../ui/offline-bar.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import type { SignedInUser } from './account-menu.tsx'
import { AppHeader } from './app-header.tsx'
import type { MenuCounts } from './menu-items.ts'
import { usePageHandle } from './page-handle.ts'
import { SideMenu } from './side-menu.tsx'
import styles from './shell.module.css'

interface ShellProps {
  user: SignedInUser
  counts: MenuCounts
  onLogout: () => void
  children: ReactNode
}

const dashboardCrumb = { label: 'Dashboard', to: paths.dashboard }

/** Header, side menu, breadcrumb and main of every signed-in page. */
export function Shell({ user, counts, onLogout, children }: ShellProps) {
  const page = usePageHandle()
  const isWide = useMediaQuery('(min-width: 961px)', true, { getInitialValueInEffect: false })
  const hasColumn = isWide && !page?.isWithoutMenu
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  // Undefined until the person chooses; then their choice holds on every page.
  const [isNarrowChosen, setNarrowChosen] = useState<boolean>()
  const isNarrow = isNarrowChosen ?? page?.isMenuNarrow ?? false

  const menu = hasColumn
    ? { isOpen: !isNarrow, controls: 'side-menu', toggle: () => setNarrowChosen(!isNarrow) }
    : { isOpen: isDrawerOpen, controls: 'menu-drawer', toggle: () => setDrawerOpen(true) }
  const closeDrawer = () => setDrawerOpen(false)
  const isDashboard = page?.crumb === dashboardCrumb.label

  return (
    <>
      <SkipLink />
      <OfflineBar />
      <AppHeader user={user} inboxCount={counts.inbox} menu={menu} onLogout={onLogout} />
      <div
        className={styles.body}
        data-menu={page?.isWithoutMenu ? 'none' : isNarrow ? 'narrow' : undefined}
      >
        <div className={styles.column} id="side-menu" data-print="hide">
          {hasColumn && <SideMenu counts={counts} onLogout={onLogout} />}
        </div>
        <main
          id="main"
          tabIndex={-1}
          className={page?.isFullWidth ? styles.fullWidth : styles.main}
        >
          {page && !isDashboard && !page.isFullWidth && !page.isWithoutMenu && (
            <Breadcrumb parents={[dashboardCrumb, ...(page.parents ?? [])]} current={page.crumb} />
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
        <SideMenu counts={counts} onLogout={onLogout} onChoose={closeDrawer} />
      </Dialog>
    </>
  )
}
