import { countWords } from '@laurel/contract/count-words'
import { chanceFrom } from './chance.ts'
import { type Draft, LEFT_OUT, type Part } from './draft-parts.ts'
import { askParts, namePart, pointPart } from './gap-parts.ts'
import { earlierPart, factPart, keywordPart, toldPart } from './told-parts.ts'
import * as facts from './fact-phrases.ts'
import { fitLength, type Option } from './fit-length.ts'
import { ASK_GAPS, STATEMENTS } from './frame-phrases.ts'
import { fullNamesIn } from './keep-facts.ts'
import { outlineFor, POINTS, type PointName, pointsMadeBy } from './question-kinds.ts'
import { readMaterial, type ReadMaterial } from './read-material.ts'
import { readQuestion } from './read-question.ts'
import { recognizePhrase } from './recognize-phrase.ts'
import type { TextTask } from './rewrite-text.ts'
import { createSayer } from './sayer.ts'
import { sentencesOf } from './sentences.ts'
import { tellingWords } from './telling-words.ts'
import { paragraphsOf, sayParagraphs } from './text-paragraphs.ts'

/** What was asked for already is asked again only when nothing else is left. */
const LATE_RANK = 30
/** An addition of so many words makes a paragraph of its own. */
const PARAGRAPH_WORDS = 32
const SHORT_TEXT_WORDS = 60
/** A told sentence that shares this part of its words with the text stands there already. */
const TOLD_ALREADY = 0.6

/** More words, from what was not told yet and from gaps that ask for a detail; every sentence stays. */
export function lengthenText(task: TextTask): string {
  const { text, essay } = task
  const paragraphs = paragraphsOf(text)
  const words = countWords(sayParagraphs(paragraphs))
  const parts = additions(task, paragraphs)
  const wanted = fitLength(parts, {
    min: Math.max(1, essay.words.min - words),
    target: Math.max(1, essay.words.target - words),
    max: Math.max(1, essay.words.max - words),
  })
  return place(paragraphs, wanted)
}

function additions(task: TextTask, paragraphs: readonly (readonly string[])[]): Part[] {
  const { text, essay, material, previous, seed } = task
  const question = readQuestion(essay.question)
  const chance = chanceFrom(`${seed}\n${previous.length}\n${text}`)
  const known = withoutTold(readMaterial(material), text)
  const spoken = [...paragraphs.flat(), ...previous.flatMap(sentencesOf)]
  const sayer = createSayer(question, known.facts, chance, spoken)
  const draft: Draft = { sayer, question, isShort: essay.words.max <= SHORT_TEXT_WORDS }
  const outline = outlineFor(question.text)
  const made = new Set(known.told.flatMap(({ asked }) => pointsMadeBy(asked)))
  const there = new Set(paragraphs.flat().map((sentence) => recognizePhrase(sentence)?.phrases))
  const isThere = (name: PointName) =>
    there.has(POINTS[name].sentence) || there.has(POINTS[name].gap)
  const all = [...outline.points, ...outline.furtherPoints].filter((name) => !made.has(name))
  const points = all.filter((name) => !isThere(name))
  const again = [...all.filter(isThere), ...(essay.words.max > 900 ? points : [])]
  const names = paragraphs.flatMap((sentences) => fullNamesIn(sentences).slice(0, 1))
  return [
    ...known.told.map((told) => toldPart(draft, told)),
    keywordPart(
      draft,
      known.keywords.filter((each) => !text.toLowerCase().includes(each.toLowerCase())),
    ),
    ...[...new Set(names)].slice(0, 2).map((name) => namePart(draft, name)),
    ...known.earlier.map((earlier) => earlierPart(draft, earlier)),
    ...(outline.restsOnProfile && !tellsFacts(there) ? [factPart(draft)] : []),
    ...(asksMore(there) ? [] : askParts(draft)),
    ...points.map((name, rank) => pointPart(draft, name, rank)),
    ...again.map((name) => pointPart(draft, name, LATE_RANK)),
    [LEFT_OUT],
  ]
}

type Groups = ReadonlySet<readonly string[] | undefined>

const tellsFacts = (there: Groups): boolean => Object.values(facts).some((each) => there.has(each))
const asksMore = (there: Groups): boolean =>
  [STATEMENTS, ...Object.values(ASK_GAPS)].some((each) => there.has(each))

function withoutTold(known: ReadMaterial, text: string): ReadMaterial {
  const there = new Set(tellingWords(text))
  const isThere = (sentence: string) => {
    const words = tellingWords(sentence)
    return (
      words.filter((word) => there.has(word)).length >= Math.max(1, words.length * TOLD_ALREADY)
    )
  }
  const fresh = (each: ReadMaterial['told'][number]) => ({
    ...each,
    sentences: each.sentences.filter((sentence) => !isThere(sentence)),
    words: each.words !== undefined && isThere(each.words) ? undefined : each.words,
  })
  const hasMore = (each: ReadMaterial['told'][number]) =>
    each.sentences.length > 0 || each.words !== undefined
  return {
    ...known,
    told: known.told.map(fresh).filter(hasMore),
    earlier: known.earlier.map(fresh).filter(hasMore),
  }
}

/** Additions go between, one place after another, so that the last sentence stays the last. */
function place(paragraphs: readonly (readonly string[])[], wanted: readonly Option[]): string {
  const added = wanted.map(({ sentences }) => sentences).filter((each) => each.length > 0)
  const last = paragraphs.at(-1) ?? []
  const hasEnd = paragraphs.length > 1 || last.length > 2
  const body =
    paragraphs.length > 1 || !hasEnd
      ? paragraphs.slice(0, hasEnd ? -1 : undefined)
      : [last.slice(0, -1)]
  const end = !hasEnd ? [] : paragraphs.length > 1 ? last : last.slice(-1)
  const each = Math.ceil(added.length / Math.max(1, body.length))
  const filled = body.flatMap((sentences, at) =>
    merged(sentences, added.slice(at * each, (at + 1) * each)),
  )
  const extra = body.length === 0 ? merged([], added) : []
  return sayParagraphs([...filled, ...extra, end])
}

function merged(sentences: readonly string[], added: readonly (readonly string[])[]): string[][] {
  const paragraphs: string[][] = [[...sentences]]
  for (const passage of added) {
    const open = paragraphs.at(-1) ?? []
    const isFull = countWords(open.join(' ')) + countWords(passage.join(' ')) > PARAGRAPH_WORDS * 4
    if (isFull && countWords(passage.join(' ')) >= PARAGRAPH_WORDS) paragraphs.push([...passage])
    else open.push(...passage)
  }
  return paragraphs
}
