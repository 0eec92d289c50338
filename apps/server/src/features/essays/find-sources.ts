import type { EssayEdit } from '../../db/schema/essays.ts'
import { applyEdits, htmlOf, type Stretches } from './apply-edits.ts'
import { sourceOf, type Source } from './find-authors.ts'
import { readAuthors } from './read-authors.ts'

/** Stands between texts, so that no run of words goes from one into the next. */
const GAP = { key: '', author: 'student' } as const

/** Everything that ever stood in an essay, as far as it goes back. */
export interface Past {
  stretches: Stretches
  add(step: { edits: readonly EssayEdit[] }): void
  /** What stands there, then what was removed, latest first: it keeps its author. */
  source(): Source
}

export function replayPast(rows: readonly { edits: readonly EssayEdit[] }[]): Past {
  const gone: Stretches[] = []
  const past: Past = {
    stretches: [],
    add({ edits }) {
      const { stretches, removed } = applyEdits(past.stretches, edits)
      past.stretches = stretches
      gone.push(...removed)
    },
    source: () => ({
      words: [past.stretches, ...gone.toReversed()].flatMap((each) => [...readAuthors(each), GAP]),
    }),
  }
  for (const row of rows) past.add(row)
  return past
}

/** An essay of the assistant's; the shortest, too, where it was taken over as it is. */
export const ofAssistant = (html: string): Source => ({
  ...sourceOf(html, 'assistant'),
  countsWhole: true,
})

/** Another answer, with the authors that its record names where it leads to it. */
export const ofAnswer = (text: string, stretches: Stretches): Source =>
  htmlOf(stretches) === text ? { words: readAuthors(stretches) } : sourceOf(text, 'student')

/** Whatever the student wrote elsewhere was pasted here. */
export const asPasted = ({ words }: Source): Source => ({
  words: words.map(({ key, author }) => ({
    key,
    author: author === 'student' ? 'pasted' : author,
  })),
})
