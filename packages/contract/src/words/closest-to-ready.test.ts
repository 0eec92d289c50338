import type { ListedScholarship, Requirement } from '../scholarship-shapes.ts'
import { expect, it } from 'vitest'
import { closestToReady } from './closest-to-ready.ts'

const asked = (id: string, optional = false) =>
  ({ id, title: `Title of ${id}`, optional }) as Requirement

function row(id: string, change: Partial<ListedScholarship> = {}): ListedScholarship {
  return {
    id,
    isOpen: true,
    delivery: 'laurel',
    match: { verdict: 'eligible', reasons: [], unknown: [] },
    requirements: [asked('essay'), asked('file'), asked('note', true)],
    ...change,
  } as ListedScholarship
}

const draft = (id: string, doneIds: string[], change: Partial<ListedScholarship> = {}) =>
  row(id, { scholarshipStatus: 'Draft', doneIds, startedIds: [], ...change })

const idsOf = (saved: ListedScholarship[], mine: ListedScholarship[]) =>
  closestToReady(saved, mine).map(({ scholarship }) => scholarship.id)

it('puts what needs least first, and names it; optional ones are not needed', () => {
  const found = closestToReady([], [draft('half', ['essay']), draft('full', ['essay', 'file'])])
  expect(found.map(({ scholarship, stillNeeds }) => [scholarship.id, stillNeeds])).toEqual([
    ['full', []],
    ['half', ['Title of file']],
  ])
})

it('names what is begun and not done, and never calls it ready', () => {
  const begun = draft('begun', ['file'], { startedIds: ['essay'] })
  const note = draft('note', ['essay', 'file'], { startedIds: ['note'] })
  const found = closestToReady([], [begun, note])
  expect(found.map(({ stillNeeds }) => stillNeeds)).toEqual([['Title of note'], ['Title of essay']])
})

it('has saved ones that ask nothing, and no draft that was only opened', () => {
  expect(idsOf([row('easy', { requirements: [] }), row('hard')], [draft('opened', [])])).toEqual([
    'easy',
  ])
})

it('leaves out what cannot be sent here any more', () => {
  const gone = [
    draft('closed', ['essay'], { isOpen: false }),
    draft('elsewhere', ['essay'], { delivery: 'provider' }),
    draft('unfit', ['essay'], {
      match: { verdict: 'ineligible', known: 'stated', reasons: [], unknown: [] },
    }),
    row('sent', { scholarshipStatus: 'Received', doneIds: ['essay', 'file'] }),
  ]
  expect(idsOf([], gone)).toEqual([])
})

it('lists a saved draft once', () => {
  const both = draft('both', ['essay'])
  expect(idsOf([both], [both])).toEqual(['both'])
})
