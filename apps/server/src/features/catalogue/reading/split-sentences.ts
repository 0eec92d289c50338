/** A sentence, bullet or line of a text, without its bullet; `isLead` when it ends in a colon. */
export interface Sentence {
  from: number
  to: number
  /** Whether a list of bullets or lines follows it. */
  isLead: boolean
  /** Whether it begins a line, so that it may be a heading or the next bullet of a list. */
  isLineStart: boolean
  /** Whether it is an item of a list with bullets. */
  isBullet: boolean
  /** Whether an empty line stands before it: what a lead said may end there. */
  isAfterGap: boolean
}

/** Longer sentences are no sentences: they are shown, and not read. */
export const SENTENCE_LIMIT = 1200

const BULLET =
  /^\s*(?:(?:[•·▪◦‣*●○–—-]|\d{1,2}[.)](?!\d)|\([A-Z]\)|\([ivx]{2,4}\)|\(?[a-z]\)|o(?=\s))\s*)(?=\S)/u
const ABBREVIATION =
  /(?:\b(?:st|mt|ft|mr|mrs|ms|dr|jr|sr|inc|ltd|co|no|vs|approx|min|max|dept|univ|prof|rev|gen|col|sgt|lt|capt|etc|e\.g|i\.e|u\.s|d\.c|a\.m|p\.m|ph\.d|b\.a|b\.s|m\.a|m\.s|jan|feb|mar|apr|aug|sept|sep|oct|nov|dec)|\b[A-Z])\.$/i
const END = /[.!?]{1,3}["”’')\]]{0,3}(?=\s+(?:["“‘'(]?[\p{Lu}\d]|[•▪●-]\s))/gu

const trimmed = (text: string, from: number, to: number): [number, number] => {
  let [start, end] = [from, to]
  while (start < end && /\s/.test(text.charAt(start))) start += 1
  while (end > start && /\s/.test(text.charAt(end - 1))) end -= 1
  return [start, end]
}

/** 'Applicants must be members; must be enrolled; cannot be employees': each is a rule of its own. */
const RULE = String.raw`(?:and |also |they |he or she |he\/she )*(?:must|cannot|can not|may not|should|shall|will|has to|have to|needs? to|(?:the |all )?(?:applicants?|students?|candidates?|nominees?|recipients?|winners?|scholars?)|preference|priority|previous|prior|past|those who|selection|employees)\b`
const RULES = new RegExp(String.raw`;(?=\s+${RULE})`, 'gi')
/** What ties the parts of a sentence, so that none stands alone: a list, a choice, a rule for some. */
const TIED = /:|;\s*or\b|\beither\b|\bone of\b|\bany of\b|\bif\b|\bunless\b|\bexcept\b/i
const rulesIn = (sentence: string): number[] =>
  TIED.test(sentence) || !/\b(?:must|should|shall|applicants?|candidates?)\b/i.test(sentence)
    ? []
    : [...sentence.matchAll(RULES)].map(({ index }) => index + 1)

/** Where the sentences of a line end. */
const endsOf = (line: string): number[] => {
  const ends: number[] = []
  let start = 0
  for (const end of endsOfSentences(line)) {
    ends.push(...rulesIn(line.slice(start, end)).map((at) => start + at), end)
    start = end
  }
  return ends
}

const endsOfSentences = (line: string): number[] => {
  const ends: number[] = []
  let from = 0
  for (const match of line.matchAll(END)) {
    const end = match.index + match[0].length
    // The last few characters are enough to know an abbreviation by.
    const before = line.slice(Math.max(from, match.index - 8), match.index + 1)
    const isInside = match[0].startsWith('.') && ABBREVIATION.test(before)
    if (isInside) continue
    ends.push(end)
    from = end
  }
  return [...ends, line.length]
}

/** The sentences of a text, in order; every one is a part of it, told by its characters. */
export const splitSentences = (text: string): Sentence[] => {
  const sentences: Sentence[] = []
  let at = 0
  let isAfterGap = false
  for (const line of text.split('\n')) {
    const start = at
    at += line.length + 1
    if (line.trim() === '') {
      isAfterGap = true
      continue
    }
    const bullet = BULLET.exec(line.slice(0, 40))?.[0].length ?? 0
    let from = start + bullet
    let isLineStart = true
    for (const end of endsOf(line.slice(bullet))) {
      const [first, last] = trimmed(text, from, start + bullet + end)
      from = start + bullet + end
      if (last <= first) continue
      const isLead = text.charAt(last - 1) === ':'
      const isBullet = bullet > 0 && isLineStart
      sentences.push({ from: first, to: last, isLead, isLineStart, isBullet, isAfterGap })
      isLineStart = false
      isAfterGap = false
    }
  }
  return sentences
}
