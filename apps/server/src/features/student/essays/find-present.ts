import { applyEdits, htmlOf, type Stretches } from './apply-edits.ts'
import { findAuthors } from './find-authors.ts'
import { findEdits } from './find-edits.ts'
import { ofAssistant, replayPast, type PastRow } from './find-sources.ts'
import type { RecordAnswer } from './queries.ts'

/**
 * Who wrote what of an essay as it stands. Where its record leads to another text, as with one that
 * an older version of the program kept, the rest is found as it would be if it were saved now.
 * A text that became a file is the one that its record leads to.
 */
export function findPresent(
  { rows, taken }: Pick<RecordAnswer, 'taken'> & { rows: readonly PastRow[] },
  html: string | undefined,
): Stretches {
  const past = replayPast(rows)
  const recorded = htmlOf(past.stretches)
  if (html === undefined || recorded === html) return past.stretches
  const sources = [past.source(), ...taken.map(ofAssistant)]
  const edits = findAuthors(html, findEdits(recorded, html), sources)
  return applyEdits(past.stretches, edits).stretches
}
