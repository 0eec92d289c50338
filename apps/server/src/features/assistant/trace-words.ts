const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu

/** The words of a text in small letters. */
export const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(WORD) ?? []).map((word) => word.replaceAll('’', "'"))

const EMPTY_WORDS = new Set(
  `a about after all also am an and any are as at be because been before being but by can could did do
  does doing done for from get go got had has have having he her him his how i if in into is it its just
  like made make many me more most much my no not now of on one only or other our out over own people
  said same say she so some such than that the their them then there these they thing this those
  through to too two until up us use used very was way we well were what when where which while who
  why will with work would year years you your i'm i've it's don't didn't`.split(/\s+/),
)

/** The words that say something, cut to their beginnings so that "taught" stays apart but "teaches" and "teach" meet. */
export function tellingWords(text: string): Set<string> {
  const telling = wordsOf(text).filter((word) => !EMPTY_WORDS.has(word))
  return new Set(telling.map((word) => word.replace(/(?:'s|ing|ed|es|s)$/, '')))
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentences of a text, each with its stop. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+/)
    .flatMap((line) => [...sentences.segment(line)].map(({ segment }) => segment.trim()))
    .filter((sentence) => sentence !== '')
}
