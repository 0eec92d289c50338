import { expect, it } from 'vitest'
import { findAddressees, gather, type Crowd } from './find-addressees.ts'
import type { Published } from './read-publications.ts'

const SOMEBODY = '5e0b1c52-6d0f-4f5e-9a5b-0c8a3d1f7e24'

const paying = (id: string, amountMaxUsd: number): Published => ({
  id,
  amountMaxUsd,
  organisationId: 'trust',
  isRandomDraw: false,
  criteria: { all: [] },
  isEarly: false,
})

async function* inPages(...pages: Published[][]): AsyncGenerator<Published[]> {
  for (const page of pages) yield await Promise.resolve(page)
}

it('counts over all pages and names the three highest amounts, wherever they come', async () => {
  const crowd: Crowd = new Map()
  const now = new Date('2026-11-21T12:00:00Z')
  await gather(crowd, [{ id: SOMEBODY, timeZone: 'America/New_York', answers: {} }], now)
  const pages = inPages(
    [paying('a', 500), paying('b', 100)],
    [],
    [paying('f', 300), paying('e', 500), paying('c', 900)],
    [paying('d', 200)],
  )
  const found = await findAddressees(crowd, pages, new Map())
  expect([...found]).toEqual([[SOMEBODY, { count: 6, scholarshipIds: ['c', 'a', 'e'] }]])
})

it('tells nobody of what their own organisation gives', async () => {
  const crowd: Crowd = new Map()
  const now = new Date('2026-11-21T12:00:00Z')
  await gather(crowd, [{ id: SOMEBODY, timeZone: 'America/New_York', answers: {} }], now)
  const pages = inPages([paying('a', 500), { ...paying('b', 900), organisationId: 'other' }])
  const ties = new Map([[SOMEBODY, { isStaff: false, organisationIds: ['other'] }]])
  const found = await findAddressees(crowd, pages, ties)
  expect([...found]).toEqual([[SOMEBODY, { count: 1, scholarshipIds: ['a'] }]])
})
