import type { CatalogueImport, ImportRow } from '@laurel/contract/imports-admin'
import { Badge } from '../../../../ui/badge.tsx'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import { OUTCOME_BADGES, STATE_BADGES, UNDONE_WORDS } from './import-words.ts'

export function StateBadge({ state }: Pick<CatalogueImport, 'state'>) {
  const { tone, icon, word } = STATE_BADGES[state]
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  )
}

interface OutcomeBadgeProps {
  outcome: ImportRow['outcome']
  undo: ImportRow['undo']
  isDone: boolean
}

/** As it stands now: what was undone is not there any more. */
export function OutcomeBadge({ outcome, undo, isDone }: OutcomeBadgeProps) {
  if (undo === 'removed' || undo === 'restored')
    return <Badge icon={IconArrowBackUp}>{UNDONE_WORDS[undo]}</Badge>
  const { tone, icon, would, did } = OUTCOME_BADGES[outcome]
  return (
    <Badge tone={tone} icon={icon}>
      {isDone ? did : would}
    </Badge>
  )
}
