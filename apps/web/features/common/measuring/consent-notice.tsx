import { type RefObject, useEffect, useRef } from 'react'
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
  const before = useFocusBefore(notice)
  const answer = (said: 'yes' | 'no') => {
    answerConsent(said)
    goOnFrom(before.current)
  }
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

/** What had the focus before it came in here. */
function useFocusBefore(inside: RefObject<Element | null>): RefObject<Element | null> {
  const before = useRef<Element>(null)
  useEffect(() => {
    const remember = ({ target, relatedTarget }: FocusEvent) => {
      const [from, to] = [relatedTarget as Element | null, target as Element]
      const element = inside.current
      if (element?.contains(to) && !element.contains(from)) before.current = from
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [inside])
  return before
}

/** The pressed button is gone: the keyboard goes on where it was, or else from the page. */
function goOnFrom(before: Element | null): void {
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  if (before === null || document.activeElement !== before)
    document.getElementById('main')?.focus({ preventScroll: true })
}
