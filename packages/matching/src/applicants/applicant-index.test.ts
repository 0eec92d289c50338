import { expect, it } from 'vitest'
import { BLOCK_SIZE } from '../engine/kernels.ts'
import { FACTS } from '../facts.ts'
import { CHUNK_SIZE, createApplicantIndex } from './applicant-index.ts'

const TODAY = '2026-11-20'
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const IN_NEVADA = { all: [{ fact: 'state', in: ['NV'] }] }

it('finds those who meet the criteria apart from those who may', () => {
  const index = createApplicantIndex(FACTS)
  index.put(idOf(1), { state: ['NV'] })
  index.put(idOf(2), { state: ['CA'] })
  index.put(idOf(3), {})
  const found = index.match(IN_NEVADA, TODAY)
  expect(found).toMatchObject({ eligible: 1, possible: 1 })
  expect([...found.ids('eligible')]).toEqual([[idOf(1)]])
  expect([...found.ids('possible')]).toEqual([[idOf(3)]])
})

it('finds everybody when nothing is asked, and nobody when nobody is there', () => {
  const index = createApplicantIndex(FACTS)
  expect(index.match({ all: [] }, TODAY)).toMatchObject({ eligible: 0, possible: 0 })
  index.put(idOf(1), {})
  expect(index.match({ all: [] }, TODAY)).toMatchObject({ eligible: 1, possible: 0 })
})

it('takes the newest answers of an applicant, by an id in either case', () => {
  const index = createApplicantIndex(FACTS)
  const id = 'abcdef00-0000-4000-8000-00000000000f'
  index.put(id, { state: ['CA'] })
  index.put(id.toUpperCase(), { state: ['NV'] })
  expect(index.size).toBe(1)
  expect([...index.match(IN_NEVADA, TODAY).ids('eligible')]).toEqual([[id]])
  expect([index.remove(id), index.remove(id), index.size]).toEqual([true, false, 0])
})

it('refuses an id that is not a UUID', () => {
  const index = createApplicantIndex(FACTS)
  expect(() => index.put('someone', {})).toThrow(TypeError)
  expect(index.size).toBe(0)
})

it('counts ages on the day asked about', () => {
  const index = createApplicantIndex(FACTS)
  index.put(idOf(1), { birthDate: ['2008-02-29'] })
  const adults = { all: [{ fact: 'age', gte: 18 }] }
  expect(index.match(adults, '2026-02-28').eligible).toBe(0)
  expect(index.match(adults, '2026-03-01').eligible).toBe(1)
  expect(index.match(adults, '2008-01-01')).toMatchObject({ eligible: 0, possible: 1 })
})

it('gives the ids in parts, and no more once somebody changed', () => {
  const index = createApplicantIndex(FACTS)
  for (let number = 0; number < CHUNK_SIZE + 1; number += 1) index.put(idOf(number), {})
  const found = index.match({ all: [] }, TODAY)
  expect([...found.ids('eligible')].map((chunk) => chunk.length)).toEqual([CHUNK_SIZE, 1])
  const chunks = found.ids('eligible')[Symbol.iterator]()
  chunks.next()
  index.remove(idOf(0))
  expect(() => chunks.next()).toThrow('changed')
})

it('spans blocks, and uses the room of those who went again', () => {
  const index = createApplicantIndex(FACTS)
  const states = ['NV', 'CA', 'WY']
  const number = BLOCK_SIZE + 100
  const put = (id: number) => {
    index.put(idOf(id), { state: [states[id % 3] ?? ''], gpa: [(id % 400) / 100] })
  }
  for (let id = 0; id < number; id += 1) put(id)
  const asked = { all: [...IN_NEVADA.all, { fact: 'gpa', gte: 2.005 }] }
  const fitting = (from: number) =>
    Array.from({ length: number }, (_, id) => id).filter(
      (id) => id >= from && id % 3 === 0 && id % 400 > 200,
    ).length
  expect(index.match(asked, TODAY).eligible).toBe(fitting(0))
  for (let id = 0; id < BLOCK_SIZE / 2; id += 1) index.remove(idOf(id))
  expect(index.match(asked, TODAY).eligible).toBe(fitting(BLOCK_SIZE / 2))
  // As many again as fill the second block, and then the room in the first.
  for (let id = 0; id < 1.25 * BLOCK_SIZE; id += 1) index.put(idOf(number + id), {})
  const { bytes } = index
  put(number - 1)
  expect(index.bytes).toBe(bytes)
  expect(index.match(asked, TODAY).eligible).toBe(fitting(BLOCK_SIZE / 2))
})
