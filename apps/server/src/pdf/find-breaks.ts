import LineBreaker from 'linebreak'

/** Scripts that put no space between words: where a line may end is a matter of the dictionary. */
const SPACELESS = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu
const words = new Intl.Segmenter('th', { granularity: 'word' })

/** The places in a text before which a line may end (Unicode's rules for line breaks). */
export function findBreaks(text: string): Set<number> {
  const places = new Set<number>()
  const breaker = new LineBreaker(text)
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) places.add(next.position)
  for (const { 0: run, index } of text.matchAll(SPACELESS))
    for (const word of words.segment(run)) if (word.index > 0) places.add(index + word.index)
  return places
}
