import type { Interval } from '@laurel/contract/billing-shapes'
import { TabList } from '../../../ui/tab-list.tsx'
import { PLAN_NAMES } from './plan-words.ts'
import type { PlanChoice } from './use-plan-choice.ts'

export const PLAN_PANEL_ID = 'plan-panel'
export const tabIdOf = (interval: Interval): string => `plan-tab-${interval}`

/** The same choice as the tiles: one follows the other. */
export function PlanTabs({ choice: { plans, chosen, choose } }: { choice: PlanChoice }) {
  return (
    <TabList
      label="How often you pay"
      look="boxed"
      tabs={plans.map(({ interval }) => ({
        id: tabIdOf(interval),
        label: PLAN_NAMES[interval],
      }))}
      current={tabIdOf(chosen.interval)}
      panelId={PLAN_PANEL_ID}
      onChoose={(id) => {
        const next = plans.find(({ interval }) => tabIdOf(interval) === id)
        if (next) choose(next.interval)
      }}
    />
  )
}
