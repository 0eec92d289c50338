import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applyEdits, htmlOf } from './apply-edits.ts'
import { findEdits } from './find-edits.ts'

/** A text after edits that are all the student's. */
function after(text: string, edits: ReturnType<typeof findEdits>): string {
  const authored = edits.map(({ added, ...edit }) => ({
    ...edit,
    added: [{ author: 'student' as const, text: added }],
  }))
  return htmlOf(applyEdits([{ author: 'student', text }], authored).stretches)
}

it('tells single words that changed', () => {
  expect(findEdits('<p>The quick fox jumps.</p>', '<p>The slow fox jumps high.</p>')).toEqual([
    { at: 7, removed: 5, added: 'slow' },
    { at: 22, removed: 0, added: ' high' },
  ])
})

it('takes words that changed side by side as one edit', () => {
  expect(findEdits('<p>one two three four</p>', '<p>one 2 3 four</p>')).toEqual([
    { at: 7, removed: 9, added: '2 3' },
  ])
})

it('splits no tag', () => {
  expect(findEdits('<p>a</p><p>b</p>', '<p>a</p><p>c</p><p>b</p>')).toEqual([
    { at: 11, removed: 0, added: 'c</p><p>' },
  ])
})

it('replaces all that differs of texts with too little in common', () => {
  const text = (word: string) =>
    `<p>same ${Array.from({ length: 5000 }, (_, at) => `${word}${at}`).join(' ')} end</p>`
  const [edit, ...others] = findEdits(text('a'), text('b'))
  expect(others).toEqual([])
  expect(edit?.at).toBe(8)
  expect(after(text('a'), edit ? [edit] : [])).toBe(text('b'))
})

const essay = fc
  .array(
    fc.oneof(
      fc.constantFrom('<p>', '</p>', 'the', 'a', ' ', '&amp;', '<br />', '😀'),
      fc.string({ unit: 'grapheme' }),
    ),
  )
  .map((pieces) => pieces.join(''))

it('leads from any text to any other, cutting no sign in two', () => {
  fc.assert(
    fc.property(essay, essay, (one, other) => {
      const edits = findEdits(one, other)
      expect(after(one, edits)).toBe(other)
      for (const { added } of edits) expect(added.isWellFormed()).toBe(other.isWellFormed())
    }),
  )
})
