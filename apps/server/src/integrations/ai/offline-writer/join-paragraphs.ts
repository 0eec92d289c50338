import { countWords } from '@laurel/contract/count-words'

const PARAGRAPH_WORDS = 70
const LAST_PARAGRAPH_WORDS = 18

/** Sets passages as paragraphs of a fair length, with empty lines between; passages stay whole. */
export function joinParagraphs(
  passages: readonly (readonly string[])[],
  least = PARAGRAPH_WORDS,
): string {
  const paragraphs: string[] = []
  let open = ''
  for (const passage of passages) {
    if (passage.length === 0) continue
    if (open !== '' && countWords(open) >= least) {
      paragraphs.push(open)
      open = ''
    }
    open = [open, ...passage].filter((part) => part !== '').join(' ')
  }
  const last = paragraphs.at(-1)
  if (last !== undefined && countWords(open) < LAST_PARAGRAPH_WORDS) {
    return [...paragraphs.slice(0, -1), `${last} ${open}`.trim()].join('\n\n')
  }
  return [...paragraphs, open].join('\n\n').trim()
}
