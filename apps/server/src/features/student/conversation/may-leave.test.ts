import { describe, expect, it } from 'vitest'
import { FORM_FIELDS } from '../../people/profile/list-form-fields.ts'
import { mayLeave } from './may-leave.ts'

it.each(FORM_FIELDS.filter(({ key }) => key !== 'cv'))(
  'the profile’s own question stays here: $key',
  ({ key, question }) => {
    expect(mayLeave(key, 'an answer')).toBe(false)
    expect(mayLeave(question, 'an answer')).toBe(false)
  },
)

describe('a question in free words', () => {
  it.each([
    'What do you hope to change in the world?',
    'Describe a project that you are proud of.',
    'How did you hear of us?',
    'additionalDetails',
  ])('may leave: %s', (question) => {
    expect(mayLeave(question, 'I look after the school garden.')).toBe(true)
  })

  it.each([
    'What is your name?',
    'Where do you live? Please give your address.',
    'Which phone number reaches you?',
    'What does your family earn?',
    'Do you have a medical condition?',
    'Are you undocumented?',
    'What is your immigration status?',
    'Which tribe do you belong to?',
    'Do you practise a religion?',
    'Have you ever been homeless or in foster care?',
    'How do you pay for college without financial help?',
    'HOW OLD ARE YOU',
  ])('stays here where it asks for what is private: %s', (question) => {
    expect(mayLeave(question, 'I would rather not say.')).toBe(false)
  })

  it.each(['dana@example.org', 'Call (555) 010-0199', 'see https://example.org', '123-45-6789'])(
    'stays here with %s in its answer',
    (answer) => {
      expect(mayLeave('How did you hear of us?', answer)).toBe(false)
    },
  )
})
