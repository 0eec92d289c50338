import { expect, it } from 'vitest'
import { partQuestions } from './part-questions.ts'

const OWN = 'I carried boxes. My aunt [her name] taught me to wait.\n\nThen I went home.'

it('leaves a text without new gaps as it is', () => {
  expect(partQuestions(OWN, OWN)).toEqual({ text: OWN, questions: [] })
})

it('takes what asks for a detail out of the text', () => {
  const longer = `I carried boxes. [Who was there? Two sentences.] My aunt [her name] taught me to wait.

Then I went home. The first thing I did was [the first step], and I slept.

[What went wrong?] [What went wrong?]`
  expect(partQuestions(longer, OWN)).toEqual({
    text: OWN,
    questions: [
      'Who was there? Two sentences.',
      'Go on from here: “The first thing I did was …, and I slept.”',
      'What went wrong?',
    ],
  })
})

it('asks five at most', () => {
  const asked = Array.from({ length: 9 }, (_, at) => `[Question ${at}?]`).join(' ')
  expect(partQuestions(`${OWN} ${asked}`, OWN).questions).toHaveLength(5)
})
