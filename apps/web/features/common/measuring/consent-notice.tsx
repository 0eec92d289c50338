import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { productName } from '../../../product.ts'
import { Button } from '../../../ui/button.tsx'
import { answerConsent } from './consent.ts'
import styles from './consent-notice.module.css'
import { useOutOfTheWay } from './use-out-of-the-way.ts'

/** Asks once, below whatever the page shows; nothing waits for an answer. */
export function ConsentNotice() {
  const notice = useOutOfTheWay()
  return (
    <section
      ref={notice}
      className={styles.notice}
      aria-labelledby="consent-heading"
      data-print="hide"
    >
      <div className={styles.words}>
        <h2 id="consent-heading">May we measure how you use {productName}?</h2>
        <p>It shows us what helps students and what does not.</p>
        <p>
          Everything works the same either way.{' '}
          <Link to={`${paths.privacy}#measuring`}>What is measured</Link>
        </p>
      </div>
      <div className={styles.answers}>
        <Button onClick={() => answer('yes')}>Yes, measure</Button>
        <Button onClick={() => answer('no')}>No, do not</Button>
      </div>
    </section>
  )
}

function answer(said: 'yes' | 'no'): void {
  answerConsent(said)
  // The pressed button is gone: the keyboard goes on from the page.
  document.getElementById('main')?.focus({ preventScroll: true })
}
