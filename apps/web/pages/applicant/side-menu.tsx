import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import { NavLink } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { type MenuCounts, menuItems } from './menu-items.ts'
import styles from './side-menu.module.css'

interface SideMenuProps {
  counts: MenuCounts
  onLogout: () => void
  /** Runs after an entry is chosen; the drawer closes itself with it. */
  onChoose?: () => void
}

/** The entries of the side menu, in the column and in the drawer. */
export function SideMenu({ counts, onLogout, onChoose }: SideMenuProps) {
  return (
    <nav aria-label="Main">
      <ul>
        {menuItems.map(({ label, to, icon, count }) => {
          const number = count && counts[count]
          return (
            <li key={to}>
              <NavLink
                to={to}
                end
                className={styles.entry ?? ''}
                title={label}
                onClick={() => onChoose?.()}
              >
                <Icon icon={icon} />
                <span className={styles.label}>{label}</span>
                {number !== undefined && (
                  <span className={styles.count}>{number.toLocaleString('en-US')}</span>
                )}
              </NavLink>
            </li>
          )
        })}
        <li className={styles.last}>
          <button type="button" className={styles.entry} title="Logout" onClick={onLogout}>
            <Icon icon={IconLogout} />
            <span className={styles.label}>Logout</span>
          </button>
        </li>
      </ul>
    </nav>
  )
}
