import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconTrophy from '@tabler/icons-react/dist/esm/icons/IconTrophy.mjs'
import type { Stage } from '@laurel/contract/application-shapes'
import type { IconShape } from '../../../ui/icon.tsx'

interface StageWords {
  word: string
  icon: IconShape
  tone: 'neutral' | 'success' | 'info' | 'gold'
}

/** What an application goes through; `result` is the end that is not known yet. */
export type Step = 'received' | 'applied' | Stage | 'result'

/** Each stage as icon, word and colour, never by colour alone. */
export const STAGE_WORDS: Record<Step, StageWords> = {
  received: { word: 'Received', icon: IconCheck, tone: 'success' },
  applied: { word: 'Applied', icon: IconCheck, tone: 'success' },
  under_review: { word: 'Under review', icon: IconEye, tone: 'info' },
  finalist: { word: 'Finalist', icon: IconListCheck, tone: 'info' },
  won: { word: 'Won', icon: IconTrophy, tone: 'gold' },
  not_selected: { word: 'Not selected', icon: IconMinus, tone: 'neutral' },
  withdrawn: { word: 'Withdrawn', icon: IconArrowBackUp, tone: 'neutral' },
  result: { word: 'Result', icon: IconCircle, tone: 'neutral' },
}
