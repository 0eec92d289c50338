import { expect, it } from 'vitest'
import { lineOf } from './waiting-words.ts'

it('says of a round with a first decision that it is begun, not done', () => {
  const decided = { kind: 'decided', scholarshipId: 'a', title: 'Porch Light Award' } as const
  const due = lineOf({ ...decided, tellBy: '2026-12-04', isMissed: false })
  expect(due.words).toBe('You have begun to decide. Tell everybody by 4 December 2026.')
  const missed = lineOf({ ...decided, tellBy: '2026-12-04', isMissed: true })
  expect(missed).toMatchObject({
    words: expect.stringMatching(/^You began to decide, so everybody had to be told by 4 December/),
    isPressing: true,
  })
})
