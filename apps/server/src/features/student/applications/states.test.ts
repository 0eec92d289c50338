import type { Stage } from '@laurel/contract/application-shapes'
import { expect, it } from 'vitest'
import { canEnter, canWithdraw } from './states.ts'

const STAGES = ['under_review', 'finalist', 'won', 'not_selected', 'withdrawn'] as const

it.each<[Stage | null, readonly Stage[]]>([
  [null, STAGES],
  ['under_review', ['finalist', 'won', 'not_selected', 'withdrawn']],
  ['finalist', ['won', 'not_selected', 'withdrawn']],
  ['won', ['not_selected']],
  ['not_selected', []],
  ['withdrawn', []],
])('from %s a received application may enter %j and no other stage', (stage, allowed) => {
  const application = { status: 'Received' as const, stage }
  expect(STAGES.filter((next) => canEnter(application, next))).toEqual(allowed)
})

it('a draft enters no stage', () => {
  const draft = { status: 'Draft' as const, stage: null }
  expect(STAGES.filter((next) => canEnter(draft, next))).toEqual([])
})

it('is taken back before the deadline only', () => {
  const received = { status: 'Received' as const, stage: null }
  expect([canWithdraw(received, true), canWithdraw(received, false)]).toEqual([true, false])
})
