import { Menu } from '@mantine/core'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './app-header.module.css'

export interface SignedInUser {
  firstName: string
  lastName: string
}

/** The first letters of the names; a question of layout only, the button says "Account". */
function initials({ firstName, lastName }: SignedInUser): string {
  return `${firstName.charAt(0)}${lastName.charAt(0)}`.toUpperCase()
}

interface AccountMenuProps {
  user: SignedInUser
  onLogout: () => void
}

export function AccountMenu({ user, onLogout }: AccountMenuProps) {
  return (
    <Menu position="bottom-end" withinPortal={false} width={200}>
      <Menu.Target>
        <button type="button" className={styles.iconButton} aria-label="Account">
          <span className={styles.avatar} aria-hidden="true">
            {initials(user) || <Icon icon={IconUser} />}
          </span>
        </button>
      </Menu.Target>
      <Menu.Dropdown className={styles.dropdown}>
        <Menu.Item
          component={Link}
          to={paths.profile()}
          className={styles.item}
          leftSection={<Icon icon={IconUser} />}
        >
          My Profile
        </Menu.Item>
        <Menu.Item
          className={styles.item}
          leftSection={<Icon icon={IconLogout} />}
          onClick={onLogout}
        >
          Logout
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
