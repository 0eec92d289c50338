const AFTER_STOP = /(?<=[.!?…。！？]["”’')\]]*)\s+|(?<=[。！？])(?=\S)/u
const ABBREVIATION =
  /(?:^|[\s(“"])(?:[A-Z]|[Dd]r|[Mm]rs?|[Mm]s|Prof|[Ss]t|Ave|Blvd|Rd|Jr|Sr|No|Mt|Ft|vs|etc|Inc|Co|e\.g|i\.e|a\.m|p\.m|U\.S|approx|Gov|Rep|Sen|Lt|Sgt|Capt)\.$/

/** The sentences of one paragraph, each with its stop; a line is at least one. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  for (const line of text.split('\n')) {
    let open = ''
    for (const piece of line.split(AFTER_STOP)) {
      open = open === '' ? piece : `${open} ${piece}`
      if (ABBREVIATION.test(open)) continue
      // A gap may hold stops of its own.
      if (open.lastIndexOf('[') > open.lastIndexOf(']')) continue
      if (open.trim() !== '') sentences.push(open.trim())
      open = ''
    }
    if (open.trim() !== '') sentences.push(open.trim())
  }
  return sentences
}

/** To compare sentences by: small letters and words alone. */
export const sentenceKey = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
