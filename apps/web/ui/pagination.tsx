import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { Link, useSearchParams } from 'react-router'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { rangeWords } from './range-words.ts'
import { shownPages } from './shown-pages.ts'
import styles from './pagination.module.css'

interface PaginationProps {
  page: number
  pageSize: number
  total: number
  /** A group that comes after these, paged with them and counted apart. */
  after?: { count: number; words: string }
  /** The list's heading, which takes the focus when the page changes. */
  headingId: string
}

/** Real links `?page=n`; every other query parameter is kept. */
export function Pagination({ page, pageSize, total, after, headingId }: PaginationProps) {
  const [search] = useSearchParams()
  const pageCount = Math.ceil((total + (after?.count ?? 0)) / pageSize)
  if (pageCount <= 1) return null

  const linkTo = (target: number) => {
    const next = new URLSearchParams(search)
    next.set('page', String(target))
    return { search: `?${next}` }
  }
  const toHeading = () => document.getElementById(headingId)?.focus()

  return (
    <nav className={styles.row} aria-label="Pagination" data-print="hide">
      <span className={styles.range}>{rangeWords({ page, pageSize, total, after })}</span>
      <span className={styles.pages}>
        {page > 1 && (
          <Link
            to={linkTo(Math.min(page - 1, pageCount))}
            onClick={toHeading}
            className={classNames(styles.page, styles.step)}
            rel="prev"
            aria-label="Previous page"
          >
            <Icon icon={IconChevronLeft} size={16} />
          </Link>
        )}
        {shownPages(page, pageCount).map((shown, position) =>
          shown === null ? (
            <span key={`gap-${position}`} aria-hidden="true">
              …
            </span>
          ) : (
            <Link
              key={shown}
              to={linkTo(shown)}
              onClick={toHeading}
              className={styles.page}
              aria-current={shown === page ? 'page' : undefined}
              aria-label={`Page ${shown}`}
            >
              {shown}
            </Link>
          ),
        )}
        {page < pageCount && (
          <Link
            to={linkTo(page + 1)}
            onClick={toHeading}
            className={classNames(styles.page, styles.step)}
            rel="next"
          >
            Next
            <Icon icon={IconChevronRight} size={16} />
          </Link>
        )}
      </span>
    </nav>
  )
}
