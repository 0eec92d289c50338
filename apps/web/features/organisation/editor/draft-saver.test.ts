import { NO_CRITERIA } from '@laurel/matching/criteria'
import { expect, it } from 'vitest'
import { anEdited } from './testing/an-edited.ts'
import { createDraftSaver, type Refusal, type Saved } from './draft-saver.ts'

/** A server that answers as told, and a clock that only moves when told. */
function aSaver(answers: (Refusal | 'ok')[] = []) {
  const sent: [what: string, version: number, value: unknown][] = []
  const due: (() => void)[] = []
  let version = 1
  const answer = (what: string, base: number, value: unknown): Promise<Saved | Refusal> => {
    sent.push([what, base, value])
    const next = answers.shift() ?? 'ok'
    if (next !== 'ok') return Promise.resolve(next)
    version = base + 1
    return Promise.resolve({ version, savedAt: '2026-11-23T12:00:00Z' })
  }
  const saver = createDraftSaver(anEdited(), {
    saveListing: (base, listing) => answer('listing', base, listing.title),
    saveAudience: (base, { criteria }) => answer('audience', base, criteria.all.length),
    onMerged: () => sent.push(['merged', version, undefined]),
    after: (_milliseconds, work) => {
      due.push(work)
      return () => {
        due.splice(due.indexOf(work), 1)
      }
    },
  })
  return { saver, sent, due }
}

it('saves once for many changes, each part on the version before it', async () => {
  const { saver, sent, due } = aSaver()
  saver.changeListing({ title: 'H' })
  saver.changeListing({ title: 'Hartwell' })
  saver.changeAudience({ criteria: { all: [{ fact: 'gpa', gte: 3 }] } })
  expect(due).toHaveLength(1)
  expect(saver.getState().phase).toBe('saving')
  expect(await saver.flush()).toBe(true)
  expect(sent).toEqual([
    ['listing', 1, 'Hartwell'],
    ['audience', 2, 1],
  ])
  expect(saver.getState()).toMatchObject({ phase: 'saved', version: 3 })
  expect(saver.isUnsaved()).toBe(false)
})

it('keeps what the server would not take, names the field and saves it once it is mended', async () => {
  const fields = { 'award.amountUsd': 'An amount cannot be negative.' }
  const { saver } = aSaver([{ kind: 'refused', fields }])
  saver.changeListing({ title: 'Mine' })
  expect(await saver.flush()).toBe(false)
  expect(saver.getState()).toMatchObject({ phase: 'refused', fields, listing: { title: 'Mine' } })
  saver.changeListing({ title: 'Mended' })
  expect(await saver.flush()).toBe(true)
  expect(saver.getState()).toMatchObject({ phase: 'saved', fields: {} })
})

it('tries again when the server could not be reached', async () => {
  const { saver, due, sent } = aSaver([{ kind: 'offline' }])
  saver.changeListing({ title: 'Mine' })
  await saver.flush()
  expect(saver.getState().phase).toBe('retrying')
  due[0]?.()
  await expect.poll(() => saver.getState().phase).toBe('saved')
  expect(sent.map(([, , title]) => title)).toEqual(['Mine', 'Mine'])
})

const theirs = { ...anEdited(), version: 7, listing: { ...anEdited().listing, title: 'Theirs' } }

it('writes over nobody: mine is kept only when I say so', async () => {
  const { saver, sent } = aSaver([{ kind: 'stale', newer: theirs }])
  saver.changeListing({ title: 'Mine' })
  await saver.flush()
  saver.changeListing({ title: 'Mine still' })
  expect(await saver.flush()).toBe(false)
  expect(sent).toHaveLength(1)
  expect(await saver.keepMine()).toBe(true)
  expect(sent.slice(1)).toEqual([
    ['listing', 7, 'Mine still'],
    ['audience', 8, NO_CRITERIA.all.length],
  ])
})

it('merges what different people changed in different parts, and says so', async () => {
  const { saver, sent } = aSaver([{ kind: 'stale', newer: theirs }])
  saver.changeListing({ terms: '<p>Mine.</p>' })
  expect(await saver.flush()).toBe(true)
  expect(saver.getState()).toMatchObject({
    phase: 'saved',
    newer: undefined,
    listing: { title: 'Theirs', terms: '<p>Mine.</p>' },
  })
  expect(sent.map(([what, base]) => [what, base])).toEqual([
    ['listing', 1],
    ['merged', 1],
    ['listing', 7],
    ['audience', 8],
  ])
})

it('keeps what only they changed when I keep mine', async () => {
  const newer = { ...theirs, listing: { ...theirs.listing, terms: '<p>Theirs.</p>' } }
  const { saver } = aSaver([{ kind: 'stale', newer }])
  saver.changeListing({ title: 'Mine' })
  expect(await saver.flush()).toBe(false)
  expect(saver.getState().phase).toBe('stale')
  await saver.keepMine()
  expect(saver.getState().listing).toMatchObject({ title: 'Mine', terms: '<p>Theirs.</p>' })
})

it('merges on top of what was saved here before, not of what was opened', async () => {
  const newer = { ...theirs, listing: { ...theirs.listing, terms: '<p>Mine.</p>' } }
  const { saver } = aSaver(['ok', { kind: 'stale', newer }])
  saver.changeListing({ terms: '<p>Mine.</p>' })
  await saver.flush()
  saver.changeListing({ affidavit: '<p>Mine.</p>' })
  expect(await saver.flush()).toBe(true)
  expect(saver.getState().listing).toMatchObject({ title: 'Theirs', affidavit: '<p>Mine.</p>' })
})

it('takes theirs when I say so', async () => {
  const { saver } = aSaver([{ kind: 'stale', newer: theirs }])
  saver.changeListing({ title: 'Mine' })
  await saver.flush()
  saver.takeTheirs()
  expect(saver.getState()).toMatchObject({ version: 7, listing: { title: 'Theirs' } })
  expect(saver.isUnsaved()).toBe(false)
})

it('goes on from what the server has, but never over what is not saved here', async () => {
  const { saver, sent } = aSaver()
  const newer = { ...anEdited(), version: 5, listing: { ...anEdited().listing, title: 'Public' } }
  saver.startFrom(newer)
  expect(saver.getState()).toMatchObject({ version: 5, listing: { title: 'Public' } })
  saver.changeListing({ title: 'Mine' })
  saver.startFrom(anEdited())
  expect(saver.getState()).toMatchObject({ version: 5, listing: { title: 'Mine' } })
  await saver.flush()
  expect(sent).toEqual([['listing', 5, 'Mine']])
})

it('puts what is written on top of what came meanwhile, or asks where both changed the same', async () => {
  const theirs = (listing: object) => ({
    ...anEdited(),
    version: 7,
    listing: { ...anEdited().listing, ...listing },
  })
  const apart = aSaver()
  apart.saver.changeListing({ title: 'Mine' })
  apart.saver.takeIn(theirs({ terms: '<p>One.</p>' }))
  expect(await apart.saver.flush()).toBe(true)
  expect(apart.sent).toContainEqual(['listing', 7, 'Mine'])
  expect(apart.saver.getState().listing).toMatchObject({ title: 'Mine', terms: '<p>One.</p>' })
  const alike = aSaver()
  alike.saver.changeListing({ title: 'Mine' })
  alike.saver.takeIn(theirs({ title: 'Theirs' }))
  expect(alike.saver.getState()).toMatchObject({ phase: 'stale', newer: { version: 7 } })
  expect(alike.sent).toEqual([])
})
