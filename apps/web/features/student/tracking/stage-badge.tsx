import type { TrackedApplication } from '@laurel/contract/tracking'
import { Badge } from '../../../ui/badge.tsx'
import { STAGE_WORDS } from '../../catalogue/listings/stage-words.ts'

/** Where an application stands now, as icon, word and colour. */
export function StageBadge({ application }: { application: TrackedApplication }) {
  const { stage, status } = application
  const { word, icon, tone } =
    STAGE_WORDS[stage ?? (status === 'Received' ? 'received' : 'applied')]
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  )
}
