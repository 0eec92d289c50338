import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { applyEdits, htmlOf, type Stretches } from './apply-edits.ts'
import { checkRecord, replay, type KeptEssay } from './check-record.ts'
import { findAuthors, sourceOf } from './find-authors.ts'
import { findEdits } from './find-edits.ts'
import { ofAssistant, replayPast } from './find-sources.ts'
import { foldRows } from './fold-record.ts'
import { readAuthors } from './read-authors.ts'
import { readWords } from './read-words.ts'
import type { EditRow } from './seal-rows.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const key = { applicationId: randomUUID(), requirementId: randomUUID() }
const DRAFT = '<p>Nursing is where patience becomes visible work, every day.</p>'
const PASTE = 'What a nurse knows nobody writes down'

/** A record of one text after the other, a minute apart. */
function record(texts: readonly string[]): { rows: EditRow[]; kept: KeptEssay } {
  const past = replayPast([])
  const rows: EditRow[] = []
  for (const [position, html] of texts.entries()) {
    const sources = [past.source(), ofAssistant(DRAFT), sourceOf(PASTE, 'pasted')]
    const edits = findAuthors(html, findEdits(htmlOf(past.stretches), html), sources)
    past.add({ edits })
    const savedAt = new Date(Date.UTC(2026, 10, 20, 9, position))
    const row = { ordinal: position + 1, version: position + 1, edits, savedAt }
    const seal = app.essaySeals.ofRow(key, row, rows.at(-1)?.seal ?? '')
    rows.push({ ...row, seal, sizeCharacters: null, folded: null })
  }
  const version = rows.length > 0 ? rows.length : null
  return { rows, kept: { html: texts.at(-1) ?? '', version } }
}

const piece = fc.constantFrom(
  DRAFT,
  `<p>${PASTE}</p>`,
  '<p>mine</p>',
  '<p>other</p>',
  'x',
  ' ',
  '😀',
  '&amp;',
  '<b>b</b>',
)
const essay = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
const history = fc.array(essay, { minLength: 1, maxLength: 8 })

it('replays any history of saves to the exact text', () => {
  fc.assert(
    fc.property(history, (texts) => {
      const { rows, kept } = record(texts)
      expect(htmlOf(replay(rows))).toBe(texts.at(-1))
      expect(checkRecord(app.essaySeals, key, rows, kept)).toEqual({ isIntact: true })
    }),
  )
})

it('gives every unit of the text and every word of it to exactly one author', () => {
  fc.assert(
    fc.property(history, (texts) => {
      const stretches = replay(record(texts).rows)
      const html = texts.at(-1) ?? ''
      const units = stretches.reduce((sum, { text }) => sum + text.length, 0)
      expect(units).toBe(html.length)
      expect(readAuthors(stretches)).toHaveLength(readWords(html).length)
    }),
  )
})

it('applies edits as the texts between them say', () => {
  const before: Stretches = [
    { author: 'student', text: 'one two ' },
    { author: 'assistant', text: 'three four' },
  ]
  const { stretches, removed } = applyEdits(before, [
    { at: 0, removed: 3, added: [{ author: 'pasted', text: '1' }] },
    { at: 6, removed: 4, added: [] },
  ])
  expect(stretches).toEqual([
    { author: 'pasted', text: '1' },
    { author: 'student', text: ' tw' },
    { author: 'assistant', text: 'ree four' },
  ])
  expect(removed).toEqual([
    [{ author: 'student', text: 'one' }],
    [
      { author: 'student', text: 'o ' },
      { author: 'assistant', text: 'th' },
    ],
  ])
})

describe('shows tampering', () => {
  const texts = ['<p>mine</p>', DRAFT, `${DRAFT}<p>mine</p>`, '<p>mine</p>', '<p>mine</p>']
  const change =
    (position: number, changes: (row: EditRow) => Partial<EditRow>) => (rows: EditRow[]) =>
      rows.map((row, at) => (at === position ? { ...row, ...changes(row) } : row))
  const edited = (row: EditRow, part: object) => ({
    edits: row.edits.map((edit) => ({ ...edit, ...part })),
  })
  const cases: Record<string, (rows: EditRow[]) => EditRow[]> = {
    'a text': change(0, (row) =>
      edited(row, { added: [{ author: 'student', text: '<p>Mine</p>' }] }),
    ),
    'an author': change(1, (row) => ({
      edits: row.edits.map((edit) => ({
        ...edit,
        added: edit.added.map(({ text }) => ({ author: 'student', text })),
      })),
    })),
    'a place': change(2, (row) => edited(row, { at: 1 })),
    'a length': change(2, (row) => edited(row, { removed: 1 })),
    'a time': change(1, ({ savedAt }) => ({ savedAt: new Date(savedAt.getTime() + 1) })),
    'a version': change(1, () => ({ version: 7 })),
    'a version taken back': change(1, () => ({ version: null })),
    'a number': change(1, () => ({ ordinal: 9 })),
    'a seal': change(1, ({ seal }) => ({
      seal: seal.replace(/^./, (at) => (at === '0' ? '1' : '0')),
    })),
    'a seal of other signs': change(1, ({ seal }) => ({ seal: seal.replace(/^./, 'é') })),
    'no seal': change(1, () => ({ seal: '' })),
    'two in another order': ([first, second, ...others]) =>
      first && second ? [second, first, ...others] : [],
    'the first left out': (rows) => rows.slice(1),
    'one left out': (rows) => rows.toSpliced(2, 1),
    'one left out and the rest counted anew': (rows) =>
      rows.toSpliced(2, 1).map((row, at) => ({ ...row, ordinal: at + 1 })),
    'the last left out, which changed nothing': (rows) => rows.slice(0, -1),
    'the last ones left out': (rows) => rows.slice(0, -2),
    'one twice': (rows) => rows.toSpliced(1, 0, ...rows.slice(1, 2)),
    'all left out': () => [],
  }
  for (const [name, tamper] of Object.entries(cases))
    it(name, () => {
      const { rows, kept } = record(texts)
      expect(checkRecord(app.essaySeals, key, rows, kept)).toEqual({ isIntact: true })
      expect(checkRecord(app.essaySeals, key, tamper(rows), kept)).toMatchObject({
        isIntact: false,
      })
    })

  it('another essay or another application', () => {
    const { rows, kept } = record(texts)
    for (const part of ['applicationId', 'requirementId'] as const) {
      const other = { ...key, [part]: randomUUID() }
      expect(checkRecord(app.essaySeals, other, rows, kept)).toEqual({
        isIntact: false,
        brokenAt: 1,
      })
    }
  })

  it('a text that was changed beside its record', () => {
    const { rows, kept } = record(texts)
    expect(checkRecord(app.essaySeals, key, rows, { ...kept, html: '<p>Mine</p>' })).toEqual({
      isIntact: false,
      brokenAt: undefined,
    })
  })

  it('any one sign of any row', () => {
    fc.assert(
      fc.property(
        history,
        fc.nat(),
        fc.nat(),
        fc.constantFrom('a', '7', '"'),
        (all, row, at, sign) => {
          const { rows, kept } = record(all)
          const position = row % rows.length
          const { sizeCharacters, folded: _none, ...sealed } = rows[position]!
          const text = JSON.stringify(sealed)
          const changed =
            text.slice(0, at % text.length) + sign + text.slice((at % text.length) + 1)
          const parsed = parse(changed)
          fc.pre(parsed !== undefined && JSON.stringify(parsed) !== text)
          const tampered = rows.with(position, { ...parsed, sizeCharacters, folded: null })
          expect(checkRecord(app.essaySeals, key, tampered, kept).isIntact).toBe(false)
        },
      ),
    )
  })
})

/** A row as it reads after a change, unless it is none any more. */
function parse(text: string): EditRow | undefined {
  try {
    const row = JSON.parse(text) as EditRow
    const savedAt = new Date(row.savedAt)
    const isRow = Object.keys(row).join() === 'ordinal,version,edits,savedAt,seal'
    const areEdits = row.edits.every((edit) => Object.keys(edit).join() === 'at,removed,added')
    return isRow && areEdits && !Number.isNaN(savedAt.getTime()) ? { ...row, savedAt } : undefined
  } catch {
    return undefined
  }
}

/** A history whose oldest rows were folded, and what was kept of it folded once more. */
const folded = fc.tuple(history, fc.nat(3000), fc.nat(3000)).map(([texts, left, leftLater]) => {
  const { rows, kept } = record(texts)
  const once = foldRows(app.essaySeals, key, rows, left)
  return { rows, kept, after: foldRows(app.essaySeals, key, once, leftLater) }
})

it('leads to the same text by the same authors when its oldest rows are folded', () => {
  fc.assert(
    fc.property(folded, ({ rows, kept, after }) => {
      expect(replay(after)).toEqual(replay(rows))
      expect(replayPast(after).source()).toEqual(replayPast(rows).source())
      expect(checkRecord(app.essaySeals, key, after, kept)).toEqual({ isIntact: true })
    }),
  )
})

it('shows what was changed in rows that were folded, and what came after them', () => {
  const { rows, kept } = record([DRAFT, `<p>${PASTE}</p>`, `<p>${PASTE}</p><p>mine</p>`])
  const [first, second] = foldRows(app.essaySeals, key, rows, 600)
  expect([first?.ordinal, second?.ordinal]).toEqual([2, 3])
  const check = (changed: EditRow[]) => checkRecord(app.essaySeals, key, changed, kept)
  const isBroken = { isIntact: false, brokenAt: 1 }
  expect(check([first!, second!])).toEqual({ isIntact: true })
  expect(check([{ ...first!, folded: null }, second!])).toEqual(isBroken)
  expect(check([{ ...first!, folded: { ...first!.folded!, gone: [] } }, second!])).toEqual(isBroken)
  const [edit] = first!.edits
  const added = edit!.added.map((each) => ({ ...each, author: 'student' as const }))
  expect(check([{ ...first!, edits: [{ ...edit!, added }] }, second!])).toEqual(isBroken)
  expect(check([first!])).toMatchObject({ isIntact: false })
  expect(check([second!])).toEqual(isBroken)
  expect(check([rows[0]!, { ...first! }, second!])).toEqual({ isIntact: false, brokenAt: 2 })
})
