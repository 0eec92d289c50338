import { expect, it } from 'vitest'
import { applyEdits, type Stretches } from './apply-edits.ts'
import { findAuthors, sourceOf, type Source } from './find-authors.ts'
import { findEdits } from './find-edits.ts'
import { asPasted, ofAssistant, replayPast } from './find-sources.ts'

/** A text after a change, stretch by stretch. */
function change(before: string, after: string, sources: readonly Source[]): Stretches {
  const edits = findAuthors(after, findEdits(before, after), sources)
  return applyEdits(before ? [{ author: 'student', text: before }] : [], edits).stretches
}

/** What of a text is whose, in square brackets with the first letter of the author. */
const marked = (stretches: Stretches) =>
  stretches
    .map(({ author, text }) => (author === 'student' ? text : `[${author.charAt(0)}:${text}]`))
    .join('')

const draft = '<p>Nursing is where patience becomes visible work.</p>'

it("knows the assistant's words between the student's", () => {
  const text = '<p>I agree: nursing is where patience becomes visible, as I saw.</p>'
  expect(marked(change('', text, [ofAssistant(draft)]))).toBe(
    '<p>I agree: [a:nursing is where patience becomes visible, ]as I saw.</p>',
  )
})

it('takes no run of fewer than four words for more than chance', () => {
  expect(marked(change('', '<p>Nursing is where I began.</p>', [ofAssistant(draft)]))).toBe(
    '<p>Nursing is where I began.</p>',
  )
})

it('knows a short passage that was taken over whole', () => {
  const before = '<p>My motto? So it is.</p>'
  const after = '<p>My motto? Never late. So it is.</p>'
  expect(marked(change(before, after, [ofAssistant('<p>Never late.</p>')]))).toBe(
    '<p>My motto? [a:Never late. ]So it is.</p>',
  )
  expect(marked(change(before, after, [sourceOf('Never late.', 'pasted')]))).toBe(after)
})

it('counts a word that a rewrite put between the words of a longer run', () => {
  const before = '<p>Nursing is where patience becomes work.</p>'
  expect(marked(change(before, draft, [ofAssistant(draft)]))).toBe(
    '<p>Nursing is where patience becomes [a:visible ]work.</p>',
  )
})

it('names the first source that has the words', () => {
  const text = 'nursing is where patience becomes visible'
  expect(marked(change('', text, [ofAssistant(draft), sourceOf(text, 'pasted')]))).toBe(
    `[a:${text}]`,
  )
})

it('leaves text that moves, goes and comes back to its author', () => {
  const [first, second] = ['<p>One two three four five.</p>', '<p>Six seven eight nine ten.</p>']
  const past = replayPast([
    { edits: [{ at: 0, removed: 0, added: [{ author: 'pasted', text: first }] }] },
    { edits: [{ at: first.length, removed: 0, added: [{ author: 'student', text: second }] }] },
    { edits: [{ at: 0, removed: first.length, added: [] }] },
  ])
  const after = `${second}${first}`
  const edits = findAuthors(after, findEdits(second, after), [
    past.source(),
    ofAssistant(first),
    ofAssistant(second),
  ])
  past.add({ edits })
  // The tags between them moved too; only the words are told apart.
  expect(past.stretches.map(({ author }) => author)).toEqual(['student', 'pasted'])
})

it('keeps the assistant the author of what was pasted from another essay', () => {
  const stretches: Stretches = [
    { author: 'student', text: 'my own words are these ' },
    { author: 'assistant', text: 'and these are not mine' },
  ]
  const text = 'My own words are these and these are not mine'
  expect(marked(change('', text, [asPasted({ texts: [stretches] })]))).toBe(
    '[p:My own words are these ][a:and these are not mine]',
  )
})
