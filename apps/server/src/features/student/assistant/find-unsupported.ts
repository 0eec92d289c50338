import { withoutBrackets } from '@laurel/contract/find-gaps'
import { sentencesOf } from '../../../text/sentences.ts'
import { wordsOf } from '../../../text/words.ts'

const NUMBER = /\p{N}+(?:[.,:]+\p{N}+)*/gu
/** A word in capitals, and those that follow it, as in "Green Valley High School". */
const NAME = /\p{Lu}[\p{L}'’-]+(?:(?:\s+(?:of|the|and|for))*\s+\p{Lu}[\p{L}'’-]+)*/gu
/** Written with a capital by everybody. */
const NOBODYS = new Set(
  `i monday tuesday wednesday thursday friday saturday sunday january february march april may june july
  august september october november december english spanish french german chinese american america
  christmas thanksgiving god internet u.s us usa`.split(/\s+/),
)

/**
 * Names and numbers in a text that stand in nothing it may rest on: perhaps made up, so that the
 * student is to check them.
 */
export function findUnsupported(text: string, supports: readonly string[]): string[] {
  const known = new Set(supports.flatMap(wordsOf))
  const isKnown = (claim: string) =>
    wordsOf(claim).every(
      (word) => known.has(word) || known.has(word.replace(/'?s$/, '')) || NOBODYS.has(word),
    )
  const claims = sentencesOf(withoutBrackets(text)).flatMap((sentence) => [
    ...namesIn(sentence),
    ...(sentence.match(NUMBER) ?? []),
  ])
  return [...new Set(claims)].filter((claim) => !isKnown(claim))
}

/** The first word of a sentence has a capital anyway; only what follows it tells a name. */
function namesIn(sentence: string): string[] {
  const first = /^[^\p{L}\p{N}]*/u.exec(sentence)?.[0].length ?? 0
  return [...sentence.matchAll(NAME)].flatMap((found) => {
    if (found.index > first) return [found[0]]
    const further = found[0].replace(/^\S+\s*(?:(?:of|the|and|for)\s+)*/, '')
    return /^\p{Lu}/u.test(further) ? [further] : []
  })
}
