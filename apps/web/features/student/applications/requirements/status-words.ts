import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import type { IconShape } from '../../../../ui/icon.tsx'
import type { LeafState } from '../../../../ui/leaf-progress.tsx'
import type { RequirementStatus } from '@laurel/contract/requirement-status'

interface StatusWords {
  word: string
  icon: IconShape
  tone: 'neutral' | 'info' | 'success' | 'danger'
  leaf: LeafState
}

/** Each status as icon, word and colour, never by colour alone. */
export const STATUS_WORDS: Record<RequirementStatus, StatusWords> = {
  notStarted: { word: 'Not started', icon: IconCircleDashed, tone: 'neutral', leaf: 'open' },
  inProgress: { word: 'In progress', icon: IconClock, tone: 'info', leaf: 'current' },
  uploading: { word: 'Uploading', icon: IconUpload, tone: 'info', leaf: 'current' },
  done: { word: 'Done', icon: IconCheck, tone: 'success', leaf: 'done' },
  missing: { word: 'Missing', icon: IconFlag, tone: 'danger', leaf: 'missing' },
}
