import { expect, it } from 'vitest'
import { barOf } from '../../common/records/bar-of.ts'
import { type Figures, sourceRows, stepsOf } from './funnel-steps.ts'

const figures: Figures = {
  cycle: 'open',
  eligible: 1240,
  possible: null,
  seen: 310,
  sources: [{ source: 'public_page', seen: 40 }],
  saved: 60,
  begun: 71,
  sent: 31,
  withdrawn: 0,
  decided: 0,
}
const few = { ...figures, eligible: null, seen: null, sources: [], saved: null, begun: null }

const lines = (of: Figures) => stepsOf(of).rows.map(({ label, words }) => `${label}: ${words}`)

it('goes from whom it fits to who is decided on, and leaves out that nobody withdrew', () => {
  expect(lines({ ...figures, possible: 60 })).toEqual([
    'Matched: 1,300',
    'Opened its page: 310',
    'Saved it: 60',
    'Began: 71',
    'Sent it: 31',
    'Decided on: 0',
  ])
  expect(lines({ ...figures, withdrawn: 1 })).toContain('Withdrew: 1')
})

it('never shows a hidden number as none', () => {
  const { rows } = stepsOf({ ...figures, saved: null, begun: null })
  expect(rows.filter(({ words }) => /20|to/.test(words))).toEqual([
    { label: 'Saved it', words: 'fewer than 20', least: null },
    { label: 'Began', words: '31 to 50', least: 31 },
  ])
})

it('tells of a small organization in one sentence what is hidden', () => {
  expect(stepsOf(few).hidden).toEqual(['matched', 'opened its page', 'saved it'])
  expect(lines(few)).toEqual(['Began: 31 to 50', 'Sent it: 31', 'Decided on: 0'])
  expect(stepsOf({ ...few, sent: 0 }).hidden).toContain('began')
})

it('names what led students there', () => {
  expect(sourceRows(figures)).toEqual([{ label: 'Its public page', words: '40', least: 40 }])
})

it('draws a bar beside the longest, and none where there is nothing', () => {
  expect([barOf(1240, 1240), barOf(62, 1240), barOf(0, 0)]).toEqual(['100%', '5%', '0%'])
})
