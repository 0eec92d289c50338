import { PAGE_SIZE } from '@laurel/contract/scholarships'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { heartOf } from '../../features/catalogue/scholarships/heart-button.tsx'
import { isOver } from '@laurel/contract/words/own-status'
import {
  LIST_HEADING_ID,
  ListHeading,
} from '../../features/catalogue/scholarships/list-heading.tsx'
import { listState, pageOf } from '../../features/catalogue/scholarships/list-state.ts'
import { ScholarshipList } from '../../features/catalogue/scholarships/scholarship-list.tsx'
import { useSaved } from '../../features/catalogue/listings/use-lists.ts'
import SuggestionsPanel from '../../features/student/family/suggestions-panel.tsx'
import { privateMeta } from '../../page-meta.ts'
import { pageFromSearch, paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './list-page.module.css'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('Wishlist / Saved')

export const handle: PageHandle = { crumb: 'Wishlist / Saved', isList: true }

export default function SavedPage() {
  const [search] = useSearchParams()
  const query = useSaved()
  const [removed, setRemoved] = useState('')
  const saved = query.data
    ?.filter(({ isLiked }) => isLiked)
    .toSorted((a, b) => Number(isOver(a)) - Number(isOver(b)))
  const lastPage = Math.max(1, Math.ceil((saved?.length ?? 0) / PAGE_SIZE))
  const page = Math.min(pageFromSearch(search), lastPage)
  const rows = saved && pageOf(saved, page, PAGE_SIZE)

  /** The card leaves: reading goes on at the next one's heart, or at the heading of the page. */
  const leave = (id: string) => {
    const place = rows?.findIndex((row) => row.id === id) ?? -1
    const next = rows?.[place + 1] ?? rows?.[place - 1]
    const title = rows?.[place]?.title ?? ''
    setRemoved(`Removed ${title}`)
    requestAnimationFrame(() =>
      (next ? heartOf(next.id) : document.getElementById('page-heading'))?.focus(),
    )
  }

  return (
    <>
      <PageHeading {...(saved && { count: saved.length })}>Wishlist / Saved</PageHeading>
      <p className={styles.intro}>
        What you saved with the heart, the latest first, closed ones last.
      </p>
      <ListHeading>Saved scholarships{page > 1 && `, page ${page}`}</ListHeading>
      <VisuallyHidden role="status">{removed}</VisuallyHidden>
      <ScholarshipList
        list={listState(query, rows)}
        onUnsave={leave}
        empty={
          <EmptyState
            action={
              <ButtonLink to={paths.matches} variant="filled">
                Browse matches
              </ButtonLink>
            }
          >
            Press the heart on a scholarship to save it here.
          </EmptyState>
        }
      />
      <Pagination
        page={page}
        pageSize={PAGE_SIZE}
        total={saved?.length ?? 0}
        headingId={LIST_HEADING_ID}
      />
      <SuggestionsPanel />
    </>
  )
}
