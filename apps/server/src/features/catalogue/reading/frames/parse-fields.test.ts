import { describe, expect, it } from 'vitest'
import { readSentence } from '../sentences/read-sentence.ts'

const clausesOf = (sentence: string) =>
  readSentence(sentence, 0, sentence.length, 'eligibility').clauses.map(({ clause }) => clause)
const fieldsOf = (sentence: string): unknown =>
  /"fieldOfStudy","in":(\[[^\]]*\])/.exec(JSON.stringify(clausesOf(sentence)))?.[1]

describe('names of fields', () => {
  it.each([
    [
      'Must be majoring in civil or environmental engineering.',
      '["engineering","environmental_science"]',
    ],
    ['Physical and occupational therapy students.', '["health_sciences"]'],
    ['Must be admitted to the upper-division nursing program.', '["nursing"]'],
    ['Students pursuing a degree in fire engineering.', '["engineering"]'],
    ['Open to students in the Department of History.', '["history"]'],
    ['Must have a declared major in physics.', '["physics"]'],
    ['Students whose major is chemistry.', '["chemistry"]'],
    ['Must be enrolled in medical school.', '["medicine"]'],
    ['Must be majoring in French or German.', '["languages"]'],
  ])('%s', (sentence, fields) => {
    expect(fieldsOf(sentence)).toBe(fields)
  })

  it.each([
    'Must be in the College of Liberal Arts.',
    'Former nursing students.',
    'Students conducting original research.',
  ])('are not guessed in: %s', (sentence) => {
    expect(clausesOf(sentence)).toEqual([])
  })
})
