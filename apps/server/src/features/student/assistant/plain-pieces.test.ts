import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanText } from './clean-text.ts'
import { plainPieces } from './plain-pieces.ts'

/** What is told of a text that comes so many characters at a time. */
function told(written: string, size = 3): string {
  let all = ''
  const { take } = plainPieces((piece) => (all += piece))
  for (let at = 0; at < written.length; at += size) take(written.slice(at, at + size))
  return all
}

it('tells plain words as they come', () => {
  const text = 'I lead the robotics team, and we build what the school needs most of all. '
  expect(told(text)).toBe(text.trim().slice(0, told(text).length))
  expect(told(text).length).toBeGreaterThan(40)
})

it.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<!-- hidden -->',
  '**bold**',
  '[my story](https://evil.example)',
  'https://evil.example/x',
  'javascript:alert(1)',
])('tells nothing of %s', (markup) => {
  const text = `I began early. ${markup} I went on, for there was much to do and few to do it.\nAnd then I rested for a while, as one does.\n`
  const all = told(text)
  expect(all).toContain('I went on')
  expect(all).not.toMatch(/[<>*]|\]\(|:\/\/|javascript/)
  expect(cleanText(text).startsWith(all)).toBe(true)
})

it('waits for a line that may speak of the text', () => {
  expect(told(`Sure! Here is your essay:\n\n${'I began early in the day. '.repeat(4)}`)).toMatch(
    /^I began/,
  )
})

const FRAGMENTS =
  '< > <b> </b> <script> </script> <!-- --> * ** _ ` [ ] ]( ) https://x.example www. data: # &lt;'
const fragment = fc.constantFrom(...FRAGMENTS.split(' '), 'word ', ' ', '\n')

it('tells only what is told of the whole, however it is cut', () => {
  fc.assert(
    fc.property(
      fc.array(fragment, { maxLength: 60 }),
      fc.integer({ min: 1, max: 20 }),
      (all, size) => {
        const text = all.join('')
        const seen = told(text, size)
        expect(seen).not.toMatch(/<[a-z!?/]|:\/\/|\]\(/i)
        expect(cleanText(seen)).toBe(seen.trim())
      },
    ),
  )
})

it('tells the rest at the end', () => {
  const text = 'I began early. **Then** I went on.'
  const pieces: string[] = []
  const { take, end } = plainPieces((piece) => pieces.push(piece))
  take(text)
  end(cleanText(text))
  expect(pieces.join('')).toBe('I began early. Then I went on.')
})
