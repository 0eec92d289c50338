import type { FieldValue } from '@laurel/contract/application-shapes'
import { describe, expect, it } from 'vitest'
import type { RequirementRow } from '../../catalogue/scholarships/queries.ts'
import { hasGaps, missingFields, unfitFiles } from './rules.ts'

const asked = (dataType: RequirementRow['dataType'], options: string[] = []): RequirementRow => ({
  id: 'a',
  scholarshipId: 'one',
  position: 0,
  title: 'A',
  description: '',
  isOptional: false,
  requirementType: 'inputText',
  dataType,
  fieldId: 'a',
  fieldKey: 'a',
  fieldName: 'a',
  options,
  limits: {},
  removedAt: null,
})
const missing = (row: RequirementRow, value: FieldValue) =>
  missingFields([row], new Map([['a', value]]))['a']

describe('an empty answer', () => {
  it.each<[RequirementRow['dataType'], FieldValue, boolean]>([
    ['editor', '<p></p>', true],
    ['editor', '<p><br></p><p>&nbsp;</p>', true],
    ['editor', '<p>a</p>', false],
    ['text', '   ', true],
    ['text', '<3', false],
    ['checkbox', false, true],
    ['checkbox', true, false],
    ['checkbox', [], true],
    ['text', 0, false],
  ])('%s %j: %s', (dataType, value, isEmpty) => {
    expect(missing(asked(dataType), value) !== undefined).toBe(isEmpty)
  })

  it('is asked for in the words of its kind', () => {
    expect(missing(asked('file'), '')).toBe('Please upload!')
    expect(missing(asked('editor'), '')).toBe('Please add essay!')
    expect(missing({ ...asked('text'), requirementType: 'essay' }, '')).toBe('Please add essay!')
    expect(missing(asked('link'), '')).toBe('Please provide!')
  })

  it('will do where it is optional, but a wrong one will not', () => {
    const optional = { ...asked('link'), isOptional: true }
    expect(missing(optional, '')).toBeUndefined()
    expect(missing(optional, 'example')).toMatch(/full web address/)
  })
})

describe('a link', () => {
  it.each([
    ['https://example.org/a?b=c', true],
    ['http://example.org', true],
    ['example.org', false],
    ['javascript:alert(1)', false],
    ['https://localhost', false],
    ['not a link', false],
  ])('%s is fine: %s', (value, isFine) => {
    expect(missing(asked('link'), value) === undefined).toBe(isFine)
  })
})

it.each([
  [true, undefined],
  ['false', 'Please provide!'],
  ['yes', 'Please provide!'],
  [0, 'Please provide!'],
])('an agreement is given by a tick alone: %j', (value, problem) => {
  expect(missing(asked('checkbox'), value)).toBe(problem)
})

it('an essay is a text', () => {
  expect(missing(asked('editor'), ['<p>a</p>'])).toBe('Please add essay!')
})

it('takes only the options that are offered', () => {
  expect(missing(asked('text', ['Tuba', 'Flute']), 'Tuba')).toBeUndefined()
  expect(missing(asked('checkbox', ['Tuba', 'Flute']), ['Flute', 'Tuba'])).toBeUndefined()
  expect(missing(asked('text', ['Tuba', 'Flute']), 'Drums')).toBe(
    'Please choose one of the options.',
  )
})

it.each([
  ['cv', 'cv.docx', undefined],
  ['cv', 'cv.png', 'Please choose a file of one of these types: .doc, .docx, .pdf.'],
  ['a', 'cv.docx', 'You can only upload PDF file!'],
])('a file for the field %j may be %j: %s', (fieldId, name, refusal) => {
  const files = new Map([['a', { name, sizeBytes: 1000 }]])
  expect(unfitFiles([{ ...asked('file'), fieldId }], files)['a']).toBe(refusal)
})

it.each([
  ['editor', '<p>At <em>[your</em> school]</p>', true],
  ['editor', '<p>“We came […]” [1]</p>', false],
  ['text', 'At [your school]', true],
  ['text', 'At my school', false],
  ['link', 'https://example.org/[a]', false],
  ['file', 'At [your school]', false],
] as const)('%s %j has gaps: %s', (dataType, value, has) => {
  expect(hasGaps([asked(dataType)], new Map([['a', value]]))).toBe(has)
})

it('looks for no gaps in an option that is worded with brackets, nor where nothing is', () => {
  const asks = [asked('text', ['[Other]']), { ...asked('text'), id: 'b' }]
  expect(hasGaps(asks, new Map([['a', '[Other]']]))).toBe(false)
})
