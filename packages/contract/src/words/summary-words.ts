import type { Stage } from '../application-shapes.ts'
import type { TrackedApplication } from '../tracking.ts'
import { groupApplications } from './group-applications.ts'

const STAGE_COUNTS: readonly (readonly [Stage, one: string, several: string])[] = [
  ['under_review', 'under review', 'under review'],
  ['finalist', 'finalist', 'finalists'],
  ['won', 'won', 'won'],
  ['not_selected', 'not selected', 'not selected'],
  ['withdrawn', 'withdrawn', 'withdrawn'],
]

const counted = (count: number, one: string, several: string): string | undefined =>
  count === 0 ? undefined : `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`

const listed = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(', ')

/** "3 sent (1 under review), 1 applied on a sponsor’s site, 2 drafts"; empty without any. */
export function summaryWords(applications: readonly TrackedApplication[]): string {
  const { inProgress, sent, elsewhere } = groupApplications(applications)
  const prepared = inProgress.filter(({ preparedFromCycle }) => preparedFromCycle !== null).length
  return listed([
    withStages(counted(sent.length, 'sent', 'sent'), sent),
    withStages(
      counted(elsewhere.length, 'applied on a sponsor’s site', 'applied on sponsors’ sites'),
      elsewhere,
    ),
    counted(inProgress.length - prepared, 'draft', 'drafts'),
    counted(prepared, 'ready to check', 'ready to check'),
  ])
}

function withStages(words: string | undefined, of: readonly TrackedApplication[]) {
  const stages = listed(
    STAGE_COUNTS.map(([stage, one, several]) =>
      counted(of.filter((each) => each.stage === stage).length, one, several),
    ),
  )
  return words !== undefined && stages !== '' ? `${words} (${stages})` : words
}
