import { Suspense } from 'react'
import type { Exchange } from './use-suggestions.ts'
import { optionalPart } from '../../../ui/optional-part.ts'

const SuggestionsPanel = optionalPart(() => import('./suggestions-panel.tsx'))

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
