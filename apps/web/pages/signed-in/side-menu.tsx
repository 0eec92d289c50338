import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import { Link, NavLink, useLocation } from 'react-router'
import { classNames } from '../../ui/class-names.ts'
import { Icon, type IconShape } from '../../ui/icon.tsx'
import menuEntry from './menu-entry.module.css'
import styles from './side-menu.module.css'

export interface MenuItem {
  label: string
  to: string
  icon: IconShape
  /** Stands for the pages below its own, too. */
  isArea?: boolean
  /** Stands after the label. */
  count?: number | undefined
  /** Pages that belong to it, listed below it. */
  parts?: readonly MenuPart[]
}

export type MenuPart = Pick<MenuItem, 'label' | 'to'>

interface SideMenuProps {
  items: readonly MenuItem[]
  onLogout: () => void
  /** Runs after an entry is chosen; the drawer closes itself with it. */
  onChoose?: () => void
}

const ENTRY = classNames(menuEntry.entry, styles.entry)

/** The entries of the side menu, in the column and in the drawer. */
export function SideMenu({ items, onLogout, onChoose }: SideMenuProps) {
  return (
    <nav aria-label="Main">
      <ul>
        {items.map(({ label, to, icon, isArea = false, count, parts }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={!isArea}
              className={ENTRY}
              title={label}
              onClick={() => onChoose?.()}
            >
              <Icon icon={icon} />
              <span className={styles.label}>{label}</span>
              {count !== undefined && (
                <span className={styles.count}>{count.toLocaleString('en-US')}</span>
              )}
            </NavLink>
            {parts && <Parts label={label} parts={parts} onChoose={onChoose} />}
          </li>
        ))}
        <li className={styles.last}>
          <button type="button" className={ENTRY} title="Logout" onClick={onLogout}>
            <Icon icon={IconLogout} />
            <span className={styles.label}>Logout</span>
          </button>
        </li>
      </ul>
    </nav>
  )
}

interface PartsProps {
  label: string
  parts: readonly MenuPart[]
  onChoose: (() => void) | undefined
}

function Parts({ label, parts, onChoose }: PartsProps) {
  const { pathname, search } = useLocation()
  // Of two parts on one page the tab tells which is open.
  const open =
    parts.find(({ to }) => to === pathname + search) ?? parts.find(({ to }) => to === pathname)
  return (
    <ul aria-label={label} className={styles.parts}>
      {parts.map((part) => (
        <li key={part.to}>
          <Link
            to={part.to}
            className={ENTRY}
            aria-current={part === open ? 'page' : undefined}
            onClick={() => onChoose?.()}
          >
            {part.label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
