import { describe, expect, it } from 'vitest'
import { parseCodedCell } from './parse-coded-cell.ts'
import { toScholarship } from '../parse-row.ts'

describe('a cell of a flat file under the name of something coded', () => {
  it.each([
    ['criteria', '{"all":[{"fact":"gpa","gte":3}]}', { all: [{ fact: 'gpa', gte: 3 }] }],
    ['criteria', ' [{ "attest": "Do you keep bees?" }]', [{ attest: 'Do you keep bees?' }]],
    ['criteria', '[]', []],
    ['requirements', '[{"kind":"cv"}]', [{ kind: 'cv' }]],
    ['requirements', '[{"title":"Why?","dataType":"text"}]', [{ title: 'Why?', dataType: 'text' }]],
  ])('is read where it is ours: %s %s', (name, cell, coded) => {
    expect(parseCodedCell(name, cell)).toEqual(coded)
  })

  it.each([
    ['criteria', 'Must keep bees'],
    ['criteria', '{3.0 GPA}'],
    ['criteria', '[{"name": "GPA"}]'],
    ['requirements', '[{"title": "An essay"}]'],
    ['requirements', '[{"title": "An essay"'],
    ['eligibility', '{"all":[]}'],
    ['criteria', 3],
    ['constructor', '[]'],
  ])('stays what it is otherwise: %s %s', (name, cell) => {
    expect(parseCodedCell(name, cell)).toBe(cell)
  })

  it('is refused where a program cut it off, or filled it without end', () => {
    expect(() => parseCodedCell('criteria', '{"all":[{"fact":"gp')).toThrow('criteria is not whole')
    const deep = `${'{"any":['.repeat(4000)}${']}'.repeat(4000)}`
    expect(() => parseCodedCell('criteria', deep)).toThrow('nests more than 30 deep')
  })
})

describe('a list or an object that a table holds in a cell', () => {
  it.each([
    ['majors', '{nursing,"fine arts"}', ['nursing', 'fine arts']],
    ['eligibility_criteria', '{"min_gpa": 3.0, "states": ["OH"]}', { min_gpa: 3, states: ['OH'] }],
    ['levels', '["HS Senior", "Undergrad"]', ['HS Senior', 'Undergrad']],
  ])('is what it is: %s %s', (name, cell, value) => {
    expect(parseCodedCell(name, cell)).toEqual(value)
  })

  it('stays a text where it is none, or nests without end', () => {
    for (const cell of [
      '{for nurses: all}',
      '[see below]',
      `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`,
    ])
      expect(parseCodedCell('majors', cell)).toBe(cell)
  })

  it('is read as rules', () => {
    const row = { title: 'A', eligibility_criteria: '{"min_gpa": 3.0, "us_citizen": true}' }
    const parsed = toScholarship(row, { today: '2026-11-20' })
    expect('scholarship' in parsed && parsed.scholarship.criteria.all).toEqual([
      { fact: 'gpa', gte: 3 },
      { fact: 'citizenship', in: ['us_citizen'] },
    ])
  })
})

it('asks of words beside coded rules only what these do not say', () => {
  const criteria = JSON.stringify({ all: [{ fact: 'gpa', gte: 3 }, { attest: 'Do you sail?' }] })
  const read = (words: string) => {
    const row = { title: 'Harbor Award', sponsor: 'Harbor Trust', 'Who may apply': words, criteria }
    const parsed = toScholarship(row, { today: '2026-11-20' })
    if ('quarantine' in parsed) throw new Error(parsed.quarantine)
    return parsed.scholarship
  }
  const more = read('For a GPA of 3.0 or more\nDo you sail?\nMust live by the sea.')
  expect(more.criteria.all).toEqual([
    { fact: 'gpa', gte: 3 },
    { attest: 'Do you sail?' },
    { attest: 'Must live by the sea.' },
  ])
  expect(read('Do you sail?').descriptionText).toBe('')
})
