import { countWords } from '@laurel/contract/count-words'
import type { Composed } from '../writing-task.ts'
import { type Chance, chanceFrom } from './chance.ts'
import { fitLength, type Option } from './fit-length.ts'
import { namesIn } from './keep-facts.ts'
import { inPlainWords, withoutFillers } from './plain-words.ts'
import type { TextTask } from './rewrite-text.ts'
import { sentenceKey } from '../../../text/sentences.ts'
import { tidySentence } from './tidy-sentence.ts'
import { paragraphsOf, sayParagraphs } from './paragraphs.ts'
import { tellingWords } from '../../../text/telling-words.ts'

/** What a sentence is worth for standing where it stands, and for what is in it. */
const FIRST = 3
const LAST = 2.5
const NUMBER = 1
const NAME = 0.8
const TOLD_WORD = 0.35
/** Before anything that the student wrote goes what is still to be written. */
const GAP = -5
const GAP_AT_END = 2
/** What an earlier draft put around the student's words. */
const FRAME = -0.8
const REPEATED = -4
/** Shorter is what was asked for, so a word too many costs more than in a draft. */
const OFF_TARGET = 0.3
const ASIDE = / ?\([^()\d\p{Lu}]*\)/gu
/** Where a sentence may end early and still be whole. */
const MOST_EARLY_ENDS = 30
const EARLY_END = /,? (?:and|but|so|because|which|although|while|since) |; /g

/** Fewer words: padding first, then the sentences that say least. */
export function shortenText({ text, said, essay, material, previous, seed }: TextTask): Composed {
  const chance = chanceFrom(`${seed}\n${previous.length}`)
  const paragraphs = paragraphsOf(text)
  const told = new Set(material.flatMap((each) => [...tellingWords(each.text)]))
  const ours = new Set(said.map(({ sentence }) => sentenceKey(sentence)))
  const weigh = weigher(paragraphs, told, ours, chance)
  const parts = paragraphs.flatMap((sentences) =>
    sentences.map((each) => waysToSay(each, weigh, chance)),
  )
  const bounds = {
    ...essay.words,
    max: Math.min(essay.words.max, Math.max(1, countWords(sayParagraphs(paragraphs)) - 1)),
  }
  const chosen = fitLength(parts, bounds, OFF_TARGET)
  let at = 0
  const kept = paragraphs.map((sentences) =>
    sentences.flatMap(() => [...(chosen[at++]?.sentences ?? [])]),
  )
  const shorter = sayParagraphs(kept) || shortest(parts) || sayParagraphs(paragraphs)
  return { text: shorter, said }
}

/** How much a text would lose with a sentence. */
function weigher(
  paragraphs: readonly (readonly string[])[],
  told: ReadonlySet<string>,
  ours: ReadonlySet<string>,
  chance: Chance,
) {
  const all = paragraphs.flat()
  const seen = new Set<string>()
  return (sentence: string): number => {
    const isRepeated = seen.has(sentenceKey(sentence))
    seen.add(sentenceKey(sentence))
    const words = [...tellingWords(sentence)]
    const length = Math.max(1, countWords(sentence))
    const isOurs = ours.has(sentenceKey(sentence))
    // Words of the student's that are still to be finished are the student's.
    const isGap = sentence.startsWith('[') || (isOurs && sentence.includes('['))
    return (
      1 +
      (sentence === all[0] ? (isGap ? GAP_AT_END : FIRST) : 0) +
      (sentence === all.at(-1) ? (isGap ? GAP_AT_END : LAST) : 0) +
      (/\p{N}/u.test(sentence) ? NUMBER : 0) +
      namesIn(sentence).length * NAME +
      words.filter((word) => told.has(word)).length * TOLD_WORD +
      (isGap ? GAP : 0) +
      (isOurs ? FRAME : 0) +
      (isRepeated ? REPEATED : 0) +
      (words.length / length) * 2 +
      chance.next() * 0.6
    )
  }
}

function waysToSay(
  sentence: string,
  weigh: (sentence: string) => number,
  chance: Chance,
): Option[] {
  const worth = weigh(sentence)
  const leftOut = { sentences: [], value: 0 }
  if (sentence.includes('[')) return [leftOut, { sentences: [sentence], value: worth }]
  const plain = tidySentence(withoutFillers(inPlainWords(sentence, chance)).replaceAll(ASIDE, ''))
  const early = earlyEnds(plain).map((each) => ({ sentences: [each], value: worth * 0.5 - 0.2 }))
  return [
    leftOut,
    ...(plain === '' ? [] : [{ sentences: [plain], value: worth + 0.2 }]),
    ...early,
    { sentences: [sentence], value: worth },
  ]
}

/** A sentence up to each place where it may end. */
function earlyEnds(sentence: string): string[] {
  if (/[“”"]/.test(sentence)) return []
  return [...sentence.matchAll(EARLY_END)]
    .slice(0, MOST_EARLY_ENDS)
    .map(({ index }) => sentence.slice(0, index))
    .filter(
      (start) =>
        countWords(start) >= 5 &&
        !/^(?:if|when|because|although|while|since|after|before)\b/i.test(start),
    )
    .map(tidySentence)
}

/** Where no whole sentence fits: the shortest there is. */
function shortest(parts: readonly (readonly Option[])[]): string {
  const all = parts.flatMap((options) => options.flatMap(({ sentences }) => sentences))
  return all.toSorted((one, other) => countWords(one) - countWords(other))[0] ?? ''
}
