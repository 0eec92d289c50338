import type { EssayEdit, FoldedRows } from '../../../db/schema/essays.ts'
import { applyEdits, htmlOf, type Stretches } from './apply-edits.ts'
import { sourceOf, type Source } from './find-authors.ts'

/** How much of what was removed is remembered: as much as the longest essay. */
const GONE_CHARACTERS = 200_000

/** Everything that ever stood in an essay, as far as it goes back. */
export interface Past {
  stretches: Stretches
  add(step: { edits: readonly EssayEdit[] }): void
  /** What was removed last, in order, each stretch with its author. */
  gone(): Stretches[]
  /** What stands there, then what was removed, latest first: it keeps its author. */
  source(): Source
}

/** What of a row leads from the version before. */
export interface PastRow {
  edits: readonly EssayEdit[]
  folded?: Pick<FoldedRows, 'gone'> | null
}

export function replayPast(rows: readonly PastRow[]): Past {
  const gone: Stretches[] = []
  const past: Past = {
    stretches: [],
    add({ edits }) {
      const { stretches, removed } = applyEdits(past.stretches, edits)
      past.stretches = stretches
      gone.push(...removed.filter((each) => each.length > 0))
    },
    gone: () => latest(gone),
    source: () => ({ texts: [past.stretches, ...latest(gone).toReversed()] }),
  }
  for (const row of rows) {
    gone.push(...(row.folded?.gone ?? []))
    past.add(row)
  }
  return past
}

function latest(gone: readonly Stretches[]): Stretches[] {
  let [first, characters] = [gone.length, 0]
  while (first > 0) {
    characters += htmlOf(gone[first - 1] ?? []).length
    if (characters > GONE_CHARACTERS) break
    first--
  }
  return gone.slice(first)
}

/** An essay of the assistant's; the shortest, too, where it was taken over as it is. */
export const ofAssistant = (html: string): Source => ({
  ...sourceOf(html, 'assistant'),
  countsWhole: true,
})

/** Another answer, with the authors that its record names where it leads to it. */
export const ofAnswer = (text: string, stretches: Stretches): Source =>
  htmlOf(stretches) === text ? { texts: [stretches] } : sourceOf(text, 'student')

/** Whatever the student wrote elsewhere was pasted here. */
export const asPasted = ({ texts }: Source): Source => ({
  texts: texts.map((stretches) =>
    stretches.map(({ author, text }) => ({
      author: author === 'student' ? 'pasted' : author,
      text,
    })),
  ),
})
