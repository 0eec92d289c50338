import type { EssayAuthor, EssayEdit } from '../../../db/schema/essays.ts'
import { append, type Stretch, type Stretches } from './apply-edits.ts'
import { RUN_WORDS, type TextEdit } from './find-edits.ts'
import { readAuthors } from './read-authors.ts'
import { readWords, type Word } from './read-words.ts'

/** What a text may have come from; no run of words goes from one of its texts into the next. */
export interface Source {
  texts: readonly Stretches[]
  /** It counts even where it is shorter than a run, if it is what was added, and all of it. */
  countsWhole?: boolean
}

/** All of a text as one author's. */
export const sourceOf = (text: string, author: EssayAuthor): Source => ({
  texts: [[{ author, text }]],
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
  const steps = authorsInSteps(after, edits, sources)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** So many runs are looked at in one step: a few milliseconds. */
const STEP_RUNS = 1000

/** The same in small steps, however long the texts are. */
export function* authorsInSteps(
  after: string,
  edits: readonly TextEdit[],
  sources: readonly Source[],
): Generator<undefined, EssayEdit[]> {
  // Where nothing can have come from anywhere, all of it is the student's.
  const words = sources.length === 0 ? [] : readWords(after)
  yield
  const places = placesOf(edits, words)
  const wanted = new Set<string>()
  for (const place of places)
    for (const { key, isStep } of runsAround(words, place)) {
      wanted.add(key)
      if (isStep) yield
    }
  const authors: Authors = new Map()
  for (const { texts, countsWhole } of sources) {
    const runs: Runs = new Map()
    for (const text of texts) {
      yield
      const known = readAuthors(text)
      yield* noteKnown(runs, known, wanted)
      if (countsWhole)
        for (const { first, end } of places) noteWhole(authors, words.slice(first, end), known)
    }
    for (const place of places) yield* noteRuns(authors, words, place, runs)
  }
  yield
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
type Runs = Map<string, readonly EssayAuthor[]>
type Known = readonly { key: string; author: EssayAuthor }[]

const keyOf = (words: readonly { key: string }[]) => words.map(({ key }) => key).join(' ')

interface Run {
  key: string
  /** The word that it begins with. */
  from: number
  /** Whether a step ends with it. */
  isStep: boolean
}

/** The runs that are in the place, or reach into it. */
function* runsAround(words: readonly Word[], { first, end }: Place): Generator<Run> {
  for (let from = fromOf(first); from < end; from++)
    yield {
      key: keyOf(words.slice(from, from + RUN_WORDS)),
      from,
      isStep: from % STEP_RUNS === 0,
    }
}

const fromOf = (first: number): number => Math.max(0, first - RUN_WORDS + 1)

/** Keeps of what a source has only the runs that were added: these are few where it is long. */
function* noteKnown(
  runs: Runs,
  words: Known,
  wanted: ReadonlySet<string>,
): Generator<undefined, void> {
  for (let first = 0; first + RUN_WORDS <= words.length; first++) {
    if (first % STEP_RUNS === 0) yield
    const run = words.slice(first, first + RUN_WORDS)
    const key = keyOf(run)
    if (wanted.has(key) && !runs.has(key))
      runs.set(
        key,
        run.map(({ author }) => author),
      )
  }
}

function* noteRuns(
  authors: Authors,
  words: readonly Word[],
  place: Place,
  runs: Runs,
): Generator<undefined, void> {
  const { first, end } = place
  for (const { key, from, isStep } of runsAround(words, place)) {
    for (const [offset, author] of (runs.get(key) ?? []).entries()) {
      const word = words[from + offset]
      const isInPlace = from + offset >= first && from + offset < end
      if (word && isInPlace && !authors.has(word)) authors.set(word, author)
    }
    if (isStep) yield
  }
}

function noteWhole(authors: Authors, added: readonly Word[], words: Known): void {
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
