import { useState } from 'react'
import { SafeHtml } from '../../../../ui/safe-html.tsx'
import { cutAtWord, plainText } from '../../../catalogue/scholarships/snippet.ts'
import styles from './description.module.css'

/** Specification 1, section 9. */
const SHOWN_CHARACTERS = 280

/** The description: its beginning, and all of it on request. */
export function Description({ html }: { html: string }) {
  const [isOpen, setOpen] = useState(false)
  const text = plainText(html)
  if (text === '') return null
  const isCut = text.length > SHOWN_CHARACTERS
  return (
    <div className={styles.description}>
      <div id="description">
        {isCut && !isOpen ? <p>{cutAtWord(text, SHOWN_CHARACTERS)}</p> : <SafeHtml html={html} />}
      </div>
      {isCut && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls="description"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'See less' : 'See more'}
        </button>
      )}
    </div>
  )
}
