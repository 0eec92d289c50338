import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import styles from './page-heading.module.css'

interface PageHeadingProps {
  children: ReactNode
  /** Shown after the words, muted, as in "Your Recommendation 86". */
  count?: number
  id?: string
  /** Which thing of its kind the page is about, where the path alone does not tell. */
  of?: string
}

/** Of the heading shown before; undefined until the first page has one. */
let lastPage: string | undefined
/** Of the place in the history at which this began, which is not always a page with this heading. */
const firstKey = typeof history === 'undefined' ? undefined : keyOf(history.state)

function keyOf(state: unknown): string {
  const isKept = typeof state === 'object' && state !== null && 'key' in state
  return isKept && typeof state.key === 'string' ? state.key : 'default'
}

/** The page's one h1. It takes the focus when another page came with it, not on the first load. */
export function PageHeading({ children, count, id = 'page-heading', of = '' }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname, key } = useLocation()
  const page = pathname + of

  useEffect(() => {
    const isOther = lastPage === undefined ? key !== firstKey : lastPage !== page
    if (isOther) heading.current?.focus({ preventScroll: true })
    lastPage = page
  }, [page, key])

  return (
    <h1 ref={heading} id={id} tabIndex={-1}>
      {children}
      {count !== undefined && (
        <span className={styles.count}> {count.toLocaleString('en-US')}</span>
      )}
    </h1>
  )
}
