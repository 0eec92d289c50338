import { Link } from 'react-router'
import { useSession } from '../../api/use-session.ts'
import { paths } from '../../paths.ts'
import { productName } from '../../product.ts'
import { Logo } from '../../ui/logo.tsx'
import { footerLinks } from './site-links.ts'
import styles from './site-footer.module.css'

/** Where somebody who is signed in has no use for them. */
const FOR_VISITORS: ReadonlySet<string> = new Set([paths.signup, paths.login])

export function SiteFooter() {
  const isSignedIn = useSession() !== undefined
  const links = footerLinks.filter(({ to }) => !isSignedIn || !FOR_VISITORS.has(to))
  return (
    <footer className={styles.footer} data-print="hide">
      <div className={styles.inner}>
        <div className={styles.row}>
          <Logo to={paths.landing} />
          <nav className={styles.links} aria-label="Footer">
            {links.map(({ label, to, isServed = false }) => (
              <Link key={to} to={to} reloadDocument={isServed}>
                {label}
              </Link>
            ))}
          </nav>
        </div>
        <p className={styles.disclaimer}>
          No purchase necessary. {productName} does not guarantee that you will receive financial
          aid. One cookie marks a device you logged in on, to protect your account. Use is measured
          only if you say yes.
        </p>
      </div>
    </footer>
  )
}
