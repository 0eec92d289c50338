import type { FieldValue } from '@laurel/contract/application-shapes'
import { expect, it } from 'vitest'
import type { RequirementRow } from '../../catalogue/scholarships/queries.ts'
import { listTasks } from './list-tasks.ts'

const asked = (parts: Partial<RequirementRow>): RequirementRow => ({
  id: 'one',
  scholarshipId: 'scholarship',
  position: 0,
  title: 'Question',
  description: '',
  isOptional: false,
  requirementType: 'inputText',
  dataType: 'text',
  fieldId: 'one',
  fieldKey: 'one',
  fieldName: 'Question',
  options: [],
  limits: {},
  removedAt: null,
  ...parts,
})

/** What is left of one requirement, in short; the ten minutes of sending left out. */
const left = (parts: Partial<RequirementRow>, value?: FieldValue) => {
  const tasks = listTasks([asked(parts)], new Map(value === undefined ? [] : [['one', value]]))
  expect(tasks.at(-1)).toEqual({ kind: 'submit', minutes: 10 })
  return tasks.slice(0, -1).map(({ kind, minutes }) => `${kind} ${minutes}`)
}

const words = (number: number) => `<p>${'word '.repeat(number)}</p>`

it.each([
  ['a text', asked({}), undefined, ['fill 5']],
  ['a text that is answered', asked({}), 'Yes', []],
  ['an answer of spaces', asked({}), '  ', ['fill 5']],
  ['an optional question', asked({ isOptional: true }), undefined, []],
  ['a checkbox', asked({ dataType: 'checkbox' }), false, ['fill 5']],
  ['a file of their own', asked({ dataType: 'file', title: 'CV' }), undefined, ['upload 20']],
  ['a file that is there', asked({ dataType: 'file' }), '/api/v1/files/a/b.pdf', []],
  ['an essay without a limit', asked({ dataType: 'editor' }), undefined, ['write 40', 'revise 10']],
  [
    'an essay of 500 words',
    asked({ dataType: 'editor', limits: { wordLength: 500 } }),
    undefined,
    ['write 95', 'revise 25'],
  ],
  [
    'a quarter of it',
    asked({ dataType: 'editor', limits: { wordLength: 500 } }),
    words(125),
    ['write 75', 'revise 25'],
  ],
  [
    'an essay file that is begun',
    asked({ dataType: 'file', fieldName: 'Essay File', limits: { wordLength: 600 } }),
    words(34),
    ['upload 20'],
  ],
  ['half a web address', asked({ dataType: 'link' }), 'example.org', ['fill 5']],
  [
    'an optional essay that is begun',
    asked({ dataType: 'editor', isOptional: true, limits: { wordLength: 500 } }),
    words(125),
    ['write 75', 'revise 25'],
  ],
  ['half of it', asked({ dataType: 'editor', limits: { wordLength: 500 } }), words(250), []],
  [
    'half of it, with a gap',
    asked({ dataType: 'editor', limits: { wordLength: 500 } }),
    `${words(250)}<p>At [the name of the club] I began.</p>`,
    ['revise 25'],
  ],
  [
    'a quarter of it, with dashes between',
    asked({ dataType: 'editor', limits: { wordLength: 500 } }),
    `<p>${'word – '.repeat(125)}</p>`,
    ['write 75', 'revise 25'],
  ],
  [
    'an essay of only markup',
    asked({ dataType: 'editor' }),
    '<p><br></p>',
    ['write 40', 'revise 10'],
  ],
])('%s leaves what it should', (_what, parts, value, expected) => {
  expect(left(parts, value)).toEqual(expected)
})

it.each([
  'Teacher letter',
  'Official transcript',
  'Recommendation letter',
  'Counselor report',
  'Proof of enrollment',
  'Note from your clinic',
])('asks somebody for: %s', (title) => {
  expect(left({ dataType: 'file', title })).toEqual(['request 0', 'upload 20'])
})

it.each(['Cover letter', 'Letter of intent', 'CV', 'Photo of the plate', 'Essay File'])(
  'asks nobody for: %s',
  (title) => {
    expect(left({ dataType: 'file', title })).toEqual(['upload 20'])
  },
)
