import { describe, expect, it } from 'vitest'
import { readSentence } from './read-sentence.ts'

const read = (sentence: string) => readSentence(sentence, 0, sentence.length, 'eligibility')
const clausesOf = (sentence: string) => read(sentence).clauses.map(({ clause }) => clause)

describe('words that hold others', () => {
  it.each(['High school musicians.', 'Must be a high school athlete.'])(
    'asks for the school of who does something there, and leaves the rest: %s',
    (sentence) => {
      expect(clausesOf(sentence)).toEqual([{ fact: 'schoolLevel', in: ['high_school'] }])
      expect(read(sentence).isWhole).toBe(false)
    },
  )

  it('takes what a list waives for no part of a choice', () => {
    expect(clausesOf('Students ages 18-24; no minimum GPA or major.')).toEqual([
      { fact: 'age', between: [18, 24] },
    ])
  })

  it.each(['First-generation immigrants.', 'Open to first-generation farmers.'])(
    'takes nobody for the first of a family in college by another first: %s',
    (sentence) => {
      expect(clausesOf(sentence)).toEqual([])
    },
  )
})
