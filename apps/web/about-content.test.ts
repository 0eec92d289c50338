import { expect, it } from 'vitest'
import { parseAbout, readAbout } from './about-content.ts'

const person = { name: 'Ada Vale', role: 'Founder', words: 'Counselor for ten years.' }

it('is nothing where there is no file', () => {
  expect(readAbout(new URL('nothing/about.json', import.meta.url))).toEqual({
    people: [],
    testimonials: [],
  })
})

it('takes what the operator wrote', () => {
  expect(parseAbout(JSON.stringify({ people: [person] })).people).toEqual([person])
})

it.each([
  ['[', 'content/about.json is no JSON.'],
  ['{"people": [{"name": "Ada"}]}', 'people.0.role'],
  [JSON.stringify({ people: [{ ...person, words: ' ' }] }), 'people.0.words'],
  [JSON.stringify({ team: [] }), 'needs a change'],
  [
    JSON.stringify({ testimonials: [{ words: 'x'.repeat(601), name: 'N' }] }),
    'testimonials.0.words',
  ],
])('refuses %s and says where', (text, problem) => {
  expect(() => parseAbout(text)).toThrow(problem)
})
