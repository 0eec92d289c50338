import { useLocation } from 'react-router'
import { ButtonLink } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

/** What stands on a page that the list no longer reaches. */
export function PagePastEnd({ noun = 'scholarships' }: { noun?: string }) {
  const { pathname, search } = useLocation()
  const first = new URLSearchParams(search)
  first.delete('page')
  return (
    <EmptyState
      action={
        <ButtonLink to={{ pathname, search: first.toString() }}>Go to the first page</ButtonLink>
      }
    >
      This page has no {noun} any more.
    </EmptyState>
  )
}
