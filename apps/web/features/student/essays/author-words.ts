import type { AuthorCounts } from '@laurel/contract/essay-record'

/** "182 words, all yours", "182 words: 150 yours, 32 the assistant’s". */
export function authorWords(
  { student, assistant, pasted }: AuthorCounts,
  /** Whose the student's own words are, to whoever reads. */
  own = 'yours',
): string {
  const all = student + assistant + pasted
  if (all === student) return `${wordCount(all)}, all ${own}`
  const parts = [
    [student, own],
    [assistant, 'the assistant’s'],
    [pasted, 'pasted'],
  ] as const
  const said = parts.filter(([count]) => count > 0).map(([count, of]) => `${number(count)} ${of}`)
  return `${wordCount(all)}: ${said.join(', ')}`
}

/** "1 word", "1,204 words". */
export const wordCount = (words: number): string =>
  `${number(words)} ${words === 1 ? 'word' : 'words'}`

const number = (count: number) => count.toLocaleString('en-US')
