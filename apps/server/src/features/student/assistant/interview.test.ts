import { expect, it } from 'vitest'
import { interviewFor, isSkipped } from './interview.ts'

it.each([
  ['Describe a challenge that you overcame.', 'What happened'],
  ['How have you been a leader?', 'What you led'],
  ['What have you done for your community?', 'What you did for others'],
  ['How would this scholarship help you?', 'What it would pay for'],
  ['Who is your role model?', 'Who'],
  ['What are your career goals?', 'What you want to do'],
  ['Why did you choose your major?', 'Where it began'],
  ['Which achievement are you proud of?', 'What you achieved'],
  ['Tell us about yourself.', 'What shaped you'],
  ['What would you name a new color?', 'Your example'],
  ['', 'Your example'],
])('begins with what only the student knows: %s', (question, label) => {
  expect(interviewFor(question, false)[0]?.label).toBe(label)
})

it('asks three questions before an essay, two before a short answer', () => {
  expect(interviewFor('Describe a challenge.', false)).toHaveLength(3)
  expect(interviewFor('Describe a challenge.', true)).toHaveLength(2)
})

it.each(['Skip', 'skip', 'no', 'None.', 'N/A', 'I don’t know'.replace('’', "'"), '', '...'])(
  'takes “%s” for no answer',
  (answer) => expect(isSkipped(answer)).toBe(true),
)

it('takes a short answer for one', () => expect(isSkipped('Nursing')).toBe(false))
