import type { RoundState } from '@laurel/contract/round-states'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ComponentProps } from 'react'
import { Badge } from '../../../ui/badge.tsx'

type Look = Pick<ComponentProps<typeof Badge>, 'tone' | 'icon'> & { word: string }

const LOOKS: Readonly<Record<RoundState, Look>> = {
  draft: { word: 'Draft', icon: IconPencil, tone: 'neutral' },
  vetting: { word: 'Draft', icon: IconPencil, tone: 'neutral' },
  scheduled: { word: 'Opens later', icon: IconCalendar, tone: 'info' },
  open: { word: 'Open', icon: IconCheck, tone: 'success' },
  closed: { word: 'Closed', icon: IconClock, tone: 'warn' },
  reviewing: { word: 'In review', icon: IconClock, tone: 'warn' },
  // From the first decision on.
  decided: { word: 'Being decided', icon: IconClock, tone: 'info' },
  announced: { word: 'Announced', icon: IconCheck, tone: 'success' },
  cancelled: { word: 'Called off', icon: IconX, tone: 'neutral' },
}

/** Where a round is, in a word. */
export function StateBadge({ state }: { state: RoundState }) {
  const { word, icon, tone } = LOOKS[state]
  return (
    <Badge {...(icon && { icon })} {...(tone && { tone })}>
      {word}
    </Badge>
  )
}
