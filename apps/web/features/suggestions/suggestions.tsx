import { lazy, Suspense } from 'react'
import type { Exchange } from './use-suggestions.ts'

const SuggestionsPanel = lazy(() => import('./suggestions-panel.tsx'))

interface SuggestionsProps {
  exchange: Exchange | undefined
  onClose: () => void
}

/** Nothing until a save changed what is matched. */
export function Suggestions({ exchange, onClose }: SuggestionsProps) {
  if (!exchange) return null
  return (
    <Suspense fallback={null}>
      <SuggestionsPanel exchange={exchange} onClose={onClose} />
    </Suspense>
  )
}
