import type { Match, Reason } from '../scholarship-shapes.ts'
import { expect, it } from 'vitest'
import { cardLines, reasonLines } from './reason-lines.ts'

const clause = (result: Reason['result'], fact: string, more: Partial<Reason> = {}): Reason => ({
  result,
  soft: false,
  code: 'in',
  fact,
  asked: ['x'],
  ...(result === 'unknown' ? {} : { given: ['x'] }),
  ...more,
})
const match = (verdict: Match['verdict'], reasons: Reason[], unknown: Reason[] = []): Match => ({
  verdict,
  known: 'stated',
  reasons,
  unknown,
})
const marks = (lines: { mark: string }[]) => lines.map(({ mark }) => mark)

it('puts what decides first and preferences last', () => {
  const soft = clause('met', 'careerGoal', { soft: true })
  const no = match('ineligible', [clause('met', 'state'), clause('notMet', 'college'), soft])
  expect(marks(reasonLines(no))).toEqual(['notMet', 'met', 'met'])
  expect(reasonLines(no).at(-1)?.words).toBe('Preferred: students who want to work in x')
})

it('says a sentence once and keeps its question', () => {
  const twice = match('possible', [], [clause('unknown', 'county'), clause('unknown', 'county')])
  expect(reasonLines(twice)).toMatchObject([
    { mark: 'unknown', words: 'Which county do you live in?', question: { fact: 'county' } },
  ])
})

it('prefers nothing that it asks of everybody', () => {
  const need = (soft: boolean) => clause('met', 'careerGoal', { soft })
  expect(reasonLines(match('eligible', [need(true), need(false)]))).toHaveLength(1)
  const other = clause('met', 'careerGoal', { soft: true, asked: ['y'] })
  expect(reasonLines(match('eligible', [other, need(false)]))).toHaveLength(2)
})

it('keeps room on a card for the questions', () => {
  const reasons = [clause('met', 'state'), clause('met', 'college'), clause('met', 'zipCode')]
  const crowded = match('possible', reasons, [
    clause('unknown', 'county'),
    clause('unknown', 'gpa'),
  ])
  const { lines, more } = cardLines(crowded, 3)
  expect(marks(lines)).toEqual(['met', 'unknown', 'unknown'])
  expect(more).toBe(2)
})

it('leaves nothing out when all fit', () => {
  expect(cardLines(match('eligible', [clause('met', 'state')]), 3)).toMatchObject({ more: 0 })
})
