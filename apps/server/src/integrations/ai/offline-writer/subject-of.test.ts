import { describe, expect, it } from 'vitest'
import { readQuestion } from './read-question.ts'
import { subjectOf } from './subject-of.ts'

describe('the beginning of a sentence from a question', () => {
  it.each([
    ['What did you start?', 'what I started was'],
    ['What would you fix first?', 'what I would fix first is'],
    ['A healer you know', 'a healer I know is'],
    ['The hardest call you made', 'the hardest call I made was'],
    ['Your plans', 'my plans are'],
    ['When did someone listen to you?', undefined],
    ['What is the money for?', undefined],
    ['A letter to Ada', undefined],
    ['The next page', undefined],
    ['A time you cared for someone', undefined],
  ])('is taken from %j', (question, subject) => {
    const { topic, core } = readQuestion(question)
    expect(subjectOf(topic.mine, core)).toBe(subject)
  })
})
