import type { CatalogueImport, ImportRow } from '@laurel/contract/imports-admin'
import { Badge } from '../../../../ui/badge.tsx'
import { OUTCOME_BADGES, STATE_BADGES } from './import-words.ts'

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
  isDone: boolean
}

export function OutcomeBadge({ outcome, isDone }: OutcomeBadgeProps) {
  const { tone, icon, would, did } = OUTCOME_BADGES[outcome]
  return (
    <Badge tone={tone} icon={icon}>
      {isDone ? did : would}
    </Badge>
  )
}
