import { expect, it } from 'vitest'
import { cleanText } from './clean-text.ts'

it.each([
  ['markup', '<p>One <b>two</b>.</p><p>Three.</p>', 'One two.\n\nThree.'],
  ['a script', 'Before.<script>steal(document.cookie)</script> After.', 'Before. After.'],
  ['a script that never ends', 'Before.<script>steal()', 'Before.'],
  ['a picture', 'See <img src=https://evil.example/a.png onerror=x()> this.', 'See this.'],
  ['a picture of markdown', 'See ![a cat](https://evil.example/c.png).', 'See a cat.'],
  ['a link of markdown', 'Read [my story](https://evil.example).', 'Read my story.'],
  ['an address', 'Go to https://evil.example/x?y=z now.', 'Go to now.'],
  ['an address without its scheme', 'Go to www.evil.example now.', 'Go to now.'],
  ['an address that runs', 'Go to javascript:alert(1) now.', 'Go to now.'],
  ['headings and emphasis', '# My essay\n\n**Bold** and *calm*.', 'My essay\n\nBold and calm.'],
  ['a preface', 'Sure! Here is your essay:\n\nI began.', 'I began.'],
  ['a fence', '```\nI began.\n```', 'I began.'],
  ['what turns text around', 'abc‮def​', 'abcdef'],
  ['half a character', 'a\uD800b', 'a�b'],
  ['gaps stay', 'At [the name of the club] I began.', 'At [the name of the club] I began.'],
  ['comparisons stay', 'When 3 < 5 I began.', 'When 3 < 5 I began.'],
  ['lines', 'One.\r\nTwo.\n\n\n\nThree.', 'One.\nTwo.\n\nThree.'],
])('cleans %s', (_, written, expected) => {
  expect(cleanText(written)).toBe(expected)
})

it('leaves plain words as they are', () => {
  const text = 'I lead the robotics team: “We build.”\n\nIt is 2 * 3 people, and I like it.'
  expect(cleanText(text)).toBe(text)
})

it('comes to the end of the longest text, whatever was begun in it and never ended', () => {
  for (const beginning of ['[', '[a](', 'a-', '*a ', '**a ', '`a '])
    expect(cleanText(`${beginning.repeat(200_000 / beginning.length)} end`)).not.toBe('')
})
