import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { productName } from '../../../product.ts'
import styles from './settings.module.css'

/** What is set on pages of its own. */
export function Elsewhere() {
  return (
    <ul className={styles.panel}>
      <li className={styles.place}>
        <Link className={styles.link} to={paths.plan}>
          Subscription
        </Link>
        <p className={styles.when}>Your plan, its invoices, and how to cancel.</p>
      </li>
      <li className={styles.place}>
        <Link className={styles.link} to={paths.family}>
          Family
        </Link>
        <p className={styles.when}>Who helps you, who you help, and what each of you sees.</p>
      </li>
      <li className={styles.place}>
        <Link className={styles.link} to={paths.trackApplications('automatic')}>
          Automatic applications
        </Link>
        <p className={styles.when}>What {productName} may send for you, and how many in a day.</p>
      </li>
    </ul>
  )
}
