import type { AuthorCounts } from '@laurel/contract/essay-record'
import { htmlToText } from '@laurel/contract/essay-text'
import { htmlOf, type Stretch, type Stretches } from '../essays/apply-edits.ts'
import { readAuthors, type AuthoredWord } from '../essays/read-authors.ts'

const nothing = (): AuthorCounts => ({ student: 0, assistant: 0, pasted: 0 })

/** How many words of an essay are whose. */
export function countAuthors(words: readonly AuthoredWord[]): AuthorCounts {
  const counts = nothing()
  for (const { author } of words) counts[author]++
  return counts
}

/** How many characters of plain text are whose. */
export function countCharacters(stretches: Stretches): AuthorCounts {
  const counts = nothing()
  for (const { author, text } of stretches) counts[author] += text.length
  return counts
}

/** Stands where another author begins; no text has it, for Unicode has no such letters. */
const MARKS = { student: '\u{FDD0}', assistant: '\u{FDD1}', pasted: '\u{FDD2}' } as const
const MARK = /([\u{FDD0}-\u{FDD2}])/u
const EVERY_MARK = /[\u{FDD0}-\u{FDD2}]/gu

/** An essay as plain text, in which words, signs and blanks belong to whoever's word they follow. */
export function toPlainStretches(essay: Stretches): Stretch[] {
  const html = htmlOf(essay).replaceAll(EVERY_MARK, ' ')
  let [marked, end]: [string, number] = ['', 0]
  let last: Stretch['author'] | undefined
  for (const { start, author } of readAuthors(essay)) {
    if (author === last) continue
    marked += html.slice(end, start) + MARKS[author]
    end = start
    last = author
  }
  return readMarks(htmlToText(marked + html.slice(end)))
}

function readMarks(text: string): Stretch[] {
  const [before = '', ...rest] = text.split(MARK)
  const stretches: Stretch[] = []
  for (let at = 0; at < rest.length; at += 2) {
    const [mark, words = ''] = rest.slice(at, at + 2)
    const [author = 'student' as const] = AUTHORS.filter((each) => MARKS[each] === mark)
    stretches.push({ author, text: (at === 0 ? before : '') + words })
  }
  return stretches.length > 0 || before === '' ? stretches : [{ author: 'student', text: before }]
}

const AUTHORS = ['student', 'assistant', 'pasted'] as const
