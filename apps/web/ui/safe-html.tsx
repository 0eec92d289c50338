import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import { classNames } from './class-names.ts'
import styles from './safe-html.module.css'

interface SafeHtmlProps {
  /** HTML written by others. */
  html: string
  className?: string | undefined
}

const ALLOWED = {
  ALLOWED_TAGS:
    'p br strong b em i u s ul ol li blockquote h2 h3 h4 h5 h6 a table thead tbody tr th td'.split(
      ' ',
    ),
  ALLOWED_ATTR: ['href'],
}

/** Shows text that others wrote as HTML: cleaned, its headings lowered, its links leading outside. */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const safe = useMemo(() => clean(html), [html])
  return (
    <div
      className={classNames(styles.text, className)}
      dangerouslySetInnerHTML={{ __html: safe }}
    />
  )
}

/** Goes with all that is not allowed; without it a frameset takes the place of the body, and nothing is left. */
const IN_BODY = '<hr>'

function clean(html: string): string {
  const fragment = DOMPurify.sanitize(IN_BODY + html, { ...ALLOWED, RETURN_DOM_FRAGMENT: true })
  for (const link of fragment.querySelectorAll('a')) {
    link.target = '_blank'
    link.rel = 'noopener noreferrer nofollow'
  }
  // The page has its own headings; these stand below them and are no landmarks of it.
  for (const heading of fragment.querySelectorAll('h2, h3, h4, h5, h6')) {
    const paragraph = document.createElement('p')
    const strong = document.createElement('strong')
    strong.append(...heading.childNodes)
    paragraph.append(strong)
    heading.replaceWith(paragraph)
  }
  const holder = document.createElement('div')
  holder.append(fragment)
  return holder.innerHTML
}
