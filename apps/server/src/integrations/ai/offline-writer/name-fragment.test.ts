import { expect, it } from 'vitest'
import { isSentence, namedIn } from './name-fragment.ts'

it.each([
  'My coach called in June.',
  'The teacher who helped me was my aunt.',
  'My mother cleans offices at night.',
  'My parents own a bakery.',
  'On Thursdays I wash pans.',
  'Since June we meet every week.',
])('finds that %j can stand alone', (text) => {
  expect(isSentence(text)).toBe(true)
})

it.each([
  'My school nurse Mrs. Alder in October when I passed out in gym class and nobody else was there.',
  'My grandmother, who raised me.',
  'The 4th visitor, because he asked for nothing and stayed until closing.',
  'Books and the lab fee.',
])('finds that %j cannot', (text) => {
  expect(isSentence(text)).toBe(false)
})

it('makes a sentence with the words of the question, where they give one', () => {
  expect(namedIn('My aunt.', 'my aunt', 'Which person do you admire, and why?')).toBe(
    'I admire my aunt.',
  )
  expect(namedIn('My aunt.', 'My aunt', 'Who is it, and how do you know them?')).toBe(
    'It is my aunt.',
  )
  expect(namedIn('Rent.', 'rent', 'What exactly would this money pay for?')).toBe(
    'This money would pay for rent.',
  )
  expect(namedIn('My aunt.', 'my aunt', 'What happened?')).toBeUndefined()
})
