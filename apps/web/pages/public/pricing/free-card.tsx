import { freeLimitWords } from '@laurel/contract/free-limit'
import { paths } from '../../../paths.ts'
import { productName } from '../../../product.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Points } from './points.tsx'
import styles from './pricing.module.css'

const FREE = ['All matches, each with its reasons', 'Drafts, documents and reminders']

export const FreeCard = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <li className={styles.card}>
    <h2>Free</h2>
    <p className={styles.price}>
      <b>$0</b>
    </p>
    <p className={styles.small}>always</p>
    <Points points={[...FREE, freeLimitWords(productName).replace(/^Free: /, '')]} />
    <ButtonLink variant="filled" isWide to={isSignedIn ? paths.dashboard : paths.signup}>
      {isSignedIn ? 'To your dashboard' : 'Get started'}
    </ButtonLink>
  </li>
)
