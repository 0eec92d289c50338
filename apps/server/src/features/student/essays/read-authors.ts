import type { EssayAuthor } from '../../../db/schema/essays.ts'
import { htmlOf, type Stretches } from './apply-edits.ts'
import { readWords, type Word } from './read-words.ts'

export interface AuthoredWord extends Word {
  /** Of its first letter: a word belongs to one author only. */
  author: EssayAuthor
}

/** The words of an essay, each with its author. */
export function readAuthors(stretches: Stretches): AuthoredWord[] {
  const rest = stretches.values()
  let [author, end]: [EssayAuthor, number] = ['student', 0]
  return readWords(htmlOf(stretches)).map((word) => {
    while (end <= word.at) {
      const { value } = rest.next()
      if (!value) break
      author = value.author
      end += value.text.length
    }
    return { ...word, author }
  })
}
