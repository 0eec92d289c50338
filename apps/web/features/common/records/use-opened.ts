import { focusHeading } from '../../../ui/focus-heading.ts'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** Whatever was opened from its list is left by going back there. */
const FROM_LIST = { isFromList: true }

/** The record that is open stands in the address: a reload keeps it, Back closes it, a link leads to it. */
export function useOpened() {
  const [search] = useSearchParams()
  const { state } = useLocation() as { state: Partial<typeof FROM_LIST> | null }
  const navigate = useNavigate()
  const id = search.get('open') || null
  const isClosing = useRef(false)
  useEffect(() => {
    isClosing.current = false
  }, [id])
  useFocusKept(id)

  const go = (next: string | null, options: { replace: boolean; state: unknown }) => {
    const changed = new URLSearchParams(search)
    if (next === null) changed.delete('open')
    else changed.set('open', next)
    void navigate({ search: changed.toString() }, { ...options, preventScrollReset: true })
  }
  const open = (next: string) =>
    id === null
      ? go(next, { replace: false, state: FROM_LIST })
      : go(next, { replace: true, state })
  const close = () => {
    // Going back takes a moment; twice, it would leave the page.
    if (isClosing.current) return
    isClosing.current = true
    if (state?.isFromList) void navigate(-1)
    else go(null, { replace: true, state: null })
  }
  return { id, open, close }
}

/** What opened a record may be gone when it closes, or never was there. */
function useFocusKept(id: string | null): void {
  const lastId = useRef(id)
  useEffect(() => {
    const hasClosed = lastId.current !== null && id === null
    lastId.current = id
    if (hasClosed && document.activeElement === document.body) focusHeading()
  }, [id])
}
