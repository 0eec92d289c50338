import type { AuthorCounts } from '@laurel/contract/essay-record'

/** "182 words: 150 yours, 32 the assistant’s, 0 pasted". */
export function authorWords({ student, assistant, pasted }: AuthorCounts): string {
  const all = student + assistant + pasted
  const [mine, theirs, foreign] = [student, assistant, pasted].map(number)
  return `${wordCount(all)}: ${mine} yours, ${theirs} the assistant’s, ${foreign} pasted`
}

/** "1 word", "1,204 words". */
export const wordCount = (words: number): string =>
  `${number(words)} ${words === 1 ? 'word' : 'words'}`

const number = (count: number) => count.toLocaleString('en-US')
