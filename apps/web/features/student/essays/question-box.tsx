import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useId, useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { SafeHtml } from '../../../ui/safe-html.tsx'
import styles from './question-box.module.css'
import { htmlToText } from '@laurel/contract/essay-text'

/** What is asked, always at hand: one line of it, or all. */
export function QuestionBox({ html, limits }: { html: string; limits: readonly string[] }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  if (html.trim() === '') return null
  return (
    <div className={styles.box}>
      <h3>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <b>The question</b>
          <span className={styles.line}>{!isOpen && htmlToText(html)}</span>
          <Icon icon={IconChevronDown} className={styles.chevron} />
        </button>
      </h3>
      <div id={id} className={styles.text} hidden={!isOpen}>
        <SafeHtml html={html} />
        <p className={styles.limits}>{limits.join(' · ')}</p>
      </div>
    </div>
  )
}
