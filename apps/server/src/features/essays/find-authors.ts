import type { EssayAuthor, EssayEdit } from '../../db/schema/essays.ts'
import { append, type Stretch } from './apply-edits.ts'
import { RUN_WORDS, type TextEdit } from './find-edits.ts'
import { readWords, type Word } from './read-words.ts'

/** What a text may have come from: its words, each with who is taken for its author. */
export interface Source {
  words: readonly { key: string; author: EssayAuthor }[]
  /** It counts even where it is shorter than a run, if it is what was added, and all of it. */
  countsWhole?: boolean
}

/** All of a text as one author's. */
export const sourceOf = (text: string, author: EssayAuthor): Source => ({
  words: readWords(text).map(({ key }) => ({ key, author })),
})

/**
 * Says of each edit who wrote what it adds: the author of the first source in which the words
 * stand, four in a row at the least with those around them; else the student.
 */
export function findAuthors(
  after: string,
  edits: readonly TextEdit[],
  sources: readonly Source[],
): EssayEdit[] {
  // Where nothing can have come from anywhere, all of it is the student's.
  const words = sources.length === 0 ? [] : readWords(after)
  const places = placesOf(edits, words)
  const authors: Authors = new Map()
  for (const source of sources) {
    const runs = runsOf(source)
    for (const place of places) {
      noteRuns(authors, words, place, runs)
      if (source.countsWhole) noteWhole(authors, words.slice(place.first, place.end), source)
    }
  }
  return places.map(({ edit, start, first, end }) => ({
    at: edit.at,
    removed: edit.removed,
    added: divide(edit.added, start, words.slice(first, end), authors),
  }))
}

interface Place {
  edit: TextEdit
  /** Where what it adds stands in the text after. */
  start: number
  /** Its words are those from here on, and before the end. */
  first: number
  end: number
}

function placesOf(edits: readonly TextEdit[], words: readonly Word[]): Place[] {
  let [shift, first, end] = [0, 0, 0]
  return edits.map((edit) => {
    const start = edit.at + shift
    shift += edit.added.length - edit.removed
    while ((words[first]?.end ?? Infinity) <= start) first++
    end = Math.max(end, first)
    while ((words[end]?.start ?? Infinity) < start + edit.added.length) end++
    return { edit, start, first, end }
  })
}

type Authors = Map<Word, EssayAuthor>
type Runs = ReadonlyMap<string, readonly EssayAuthor[]>

function runsOf({ words }: Source): Runs {
  const runs = new Map<string, EssayAuthor[]>()
  for (let first = 0; first + RUN_WORDS <= words.length; first++) {
    const run = words.slice(first, first + RUN_WORDS)
    const key = keyOf(run)
    if (!runs.has(key))
      runs.set(
        key,
        run.map(({ author }) => author),
      )
  }
  return runs
}

const keyOf = (words: readonly { key: string }[]) => words.map(({ key }) => key).join(' ')

/** Runs count that are in the place, or reach into it. */
function noteRuns(authors: Authors, words: readonly Word[], { first, end }: Place, runs: Runs) {
  for (let from = Math.max(0, first - RUN_WORDS + 1); from < end; from++) {
    const found = runs.get(keyOf(words.slice(from, from + RUN_WORDS)))
    for (const [offset, author] of (found ?? []).entries()) {
      const word = words[from + offset]
      const isInPlace = from + offset >= first && from + offset < end
      if (word && isInPlace && !authors.has(word)) authors.set(word, author)
    }
  }
}

function noteWhole(authors: Authors, added: readonly Word[], { words }: Source): void {
  if (added.length !== words.length || keyOf(added) !== keyOf(words)) return
  for (const [position, word] of added.entries()) {
    const author = words[position]?.author
    if (author && !authors.has(word)) authors.set(word, author)
  }
}

/** What stands between two words is whose the word before it is. */
function divide(text: string, start: number, words: readonly Word[], authors: Authors): Stretch[] {
  const stretches: Stretch[] = []
  for (const [position, word] of words.entries()) {
    const from = position === 0 ? 0 : word.start - start
    const to = (words[position + 1]?.start ?? Infinity) - start
    append(stretches, [{ author: authors.get(word) ?? 'student', text: text.slice(from, to) }])
  }
  return words.length > 0 || text === '' ? stretches : [{ author: 'student', text }]
}
