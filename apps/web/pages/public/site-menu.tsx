import { Link, useLocation } from 'react-router'
import { useSession } from '../../api/use-session.ts'
import { homeOf } from '../../features/people/accounts/home-of.ts'
import { paths } from '../../paths.ts'
import { Dialog } from '../../ui/dialog.tsx'
import type { SiteLink } from './site-link.ts'
import { isSignupOffered, navbarLinks } from './site-links.ts'
import styles from './site-menu.module.css'

const loginLink = { label: 'Login', to: paths.login }
const signupLink = { label: 'Signup', to: paths.conversation }
const visitorLinks = (pathname: string) =>
  isSignupOffered(pathname) ? [loginLink, signupLink] : [loginLink]

/** The navbar below 961 px. */
export default function SiteMenu({ onClose }: { onClose: () => void }) {
  const session = useSession()
  const { pathname } = useLocation()
  const accountLinks = session
    ? [{ label: 'Dashboard', to: homeOf(session.user) }]
    : visitorLinks(pathname)
  const links: readonly SiteLink[] = [...navbarLinks, ...accountLinks]
  return (
    <Dialog isOpen onClose={onClose} title="Menu" kind="drawer">
      <nav aria-label="Site menu">
        <ul>
          {links.map(({ label, to, isServed = false }) => (
            <li key={to}>
              <Link to={to} reloadDocument={isServed} className={styles.link} onClick={onClose}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Dialog>
  )
}
