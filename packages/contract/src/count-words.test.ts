import { expect, it } from 'vitest'
import { countWords } from './count-words.ts'
import { htmlToText } from './essay-text.ts'

it.each([
  ['', 0],
  ['   \n ', 0],
  ['one', 1],
  ['one two\nthree\n\nfour', 4],
  ["don't count state-of-the-art twice", 4],
  ['a dash — stands alone', 4],
  ['🎓 Hello 👩‍🔬 world 🎉', 2],
  ['C++ and 3.5 GPA', 4],
  ['naïve café', 2],
])('counts %j as %i', (text, count) => {
  expect(countWords(text)).toBe(count)
})

it('counts words of HTML, not its marks or entities', () => {
  const html = '<p>Salt&nbsp;&amp;&nbsp;pepper</p><p>one<br>two</p><ul><li>three</li></ul>'
  expect(countWords(htmlToText(html))).toBe(5)
})
