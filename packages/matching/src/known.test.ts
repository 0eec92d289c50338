import { describe, expect, it } from 'vitest'
import { FACTS } from './facts.ts'
import type { HardClause } from './criteria.ts'
import type { Known } from './known.ts'
import { createMatchIndex } from './match-index.ts'

const NURSES: HardClause = { fact: 'fieldOfStudy', in: ['nursing'] }
const VETERANS: HardClause = { fact: 'militaryAffiliation', in: ['veteran'] }

const idOf = (at: number): string => `00000000-0000-4000-8000-00000000000${at}`

/** The places of listings in the order by match, each with whom its unread sentences name. */
const orderOf = (
  answers: Record<string, string[]>,
  listings: readonly { known: Known; named?: readonly HardClause[] }[],
): string => {
  const index = createMatchIndex(FACTS)
  for (const [at, { known, named }] of listings.entries())
    index.put({
      id: idOf(at),
      criteria: { all: [], ...(named && { named }) },
      known,
      createdAtMs: 0,
      opensAtMs: null,
      closesAtMs: null,
      amountUsd: null,
      effortMinutes: 30,
      fieldIds: [],
      delivery: 'provider',
    })
  const order = { by: 'match', direction: 'DESC' } as const
  const query = { answers, nowMs: 0, today: '2026-11-24', excluded: new Set<string>() }
  const page = index.query({ ...query, filters: {}, order }).page(0, 10)
  return page.map(({ id, verdict }) => `${id.slice(-1)} ${verdict}`).join(', ')
}

const PARTLY = { known: 'partly', named: [NURSES] } as const

describe('whom unread sentences name', () => {
  it('puts behind what names others, and shuts nobody out', () => {
    const listings = [PARTLY, { known: 'partly' }] as const
    expect(orderOf({ fieldOfStudy: ['law'] }, listings)).toBe('1 possible, 0 possible')
    expect(orderOf({}, listings)).toBe('1 possible, 0 possible')
  })

  it('puts in front what names the student', () => {
    const answers = { fieldOfStudy: ['nursing'] }
    expect(orderOf(answers, [{ known: 'partly' }, PARTLY])).toBe('1 possible, 0 possible')
  })

  it('is one of those who are named, and of every sentence that names somebody', () => {
    const either = { known: 'partly', named: [{ any: [NURSES, VETERANS] }] } as const
    const both = { known: 'partly', named: [NURSES, VETERANS] } as const
    const answers = { fieldOfStudy: ['law'], militaryAffiliation: ['army', 'veteran'] }
    expect(orderOf(answers, [both, { known: 'partly' }, either])).toBe(
      '2 possible, 1 possible, 0 possible',
    )
  })

  it('says nothing where all is known', () => {
    expect(orderOf({ fieldOfStudy: ['law'] }, [{ known: 'stated', named: [NURSES] }])).toBe(
      '0 eligible',
    )
  })
})
