import { countWords } from '@laurel/contract/count-words'
import type { Composed } from '../writing-task.ts'
import { chanceFrom } from './chance.ts'
import {
  askParts,
  type Draft,
  earlierPart,
  factPart,
  keywordPart,
  LEFT_OUT,
  namePart,
  type Part,
  pointPart,
  toldPart,
} from './draft-parts.ts'
import { fitLength, type Option } from './fit-length.ts'
import { fullNamesIn } from './keep-facts.ts'
import { outlineFor, pointsMadeBy } from './outlines.ts'
import type { PointName } from './phrases.ts'
import { readMaterial, type ReadMaterial } from './read-material.ts'
import { readQuestion } from './read-question.ts'
import type { TextTask } from './rewrite-text.ts'
import { createSayer } from './sayer.ts'
import { sentenceKey, sentencesOf } from '../../../text/sentences.ts'
import { tellingWords } from '../../../text/telling-words.ts'
import { paragraphsOf, sayParagraphs } from './paragraphs.ts'

/** What was asked for already is asked again only when nothing else is left. */
const LATE_RANK = 30
/** An addition of so many words makes a paragraph of its own. */
const PARAGRAPH_WORDS = 32
const SHORT_TEXT_WORDS = 60
/** A told sentence that shares this part of its words with the text stands there already. */
const TOLD_ALREADY = 0.6

/** Asked for at the end of a text, where it has not become long enough. */
const MOST_QUESTIONS = 5

/**
 * More words, from what was not told yet; every sentence stays. Where that is not enough, what
 * only the student knows is asked for below the text, never between its sentences.
 */
export function lengthenText(task: TextTask): Composed {
  const { text, essay, material, previous, seed } = task
  const paragraphs = paragraphsOf(text)
  const words = countWords(sayParagraphs(paragraphs))
  const known = withoutTold(readMaterial(material), text)
  const question = readQuestion(essay.question)
  const chance = chanceFrom(`${seed}\n${previous.length}\n${text}`)
  const spoken = [...paragraphs.flat(), ...previous.flatMap(sentencesOf)]
  const sayer = createSayer({ question: question.quoted, ...known.facts }, chance, spoken)
  const draft = { sayer, question, isShort: essay.words.max <= SHORT_TEXT_WORDS }
  const parts = additions(task, paragraphs, draft, known)
  const told = parts.map((part) => part.filter(({ sentences }) => !sentences.some(hasGap)))
  const wanted = fitLength(told, {
    min: Math.max(1, essay.words.min - words),
    target: Math.max(1, essay.words.target - words),
    max: Math.max(1, essay.words.max - words),
  })
  const sentences = wanted.flatMap((each) => each.sentences)
  const isLongEnough = words + countWords(sentences.join(' ')) >= essay.words.min
  const asked = isLongEnough ? [] : questionsIn(parts)
  const longer = place(paragraphs, wanted)
  return {
    text: [longer, ...asked].filter((each) => each !== '').join('\n\n'),
    said: [...task.said, ...sayer.saidIn([...sentences, ...asked])],
  }
}

const hasGap = (sentence: string) => sentence.includes('[')

/** One question of each part that has any, the most telling first. */
function questionsIn(parts: readonly Part[]): string[] {
  const asked = parts.flatMap((part) =>
    part
      .flatMap(({ sentences }) => sentences)
      .filter((sentence) => /^\[[^[\]]*\]$/.test(sentence))
      .slice(0, 1),
  )
  return [...new Set(asked)].slice(0, MOST_QUESTIONS)
}

function additions(
  { text, said, essay }: TextTask,
  paragraphs: readonly (readonly string[])[],
  draft: Draft,
  known: ReadMaterial,
): Part[] {
  const outline = outlineFor(draft.question.text)
  const made = new Set(known.told.flatMap(({ asked }) => pointsMadeBy(asked)))
  const there = namesIn(said, paragraphs)
  const isThere = (name: PointName) => there.has(`${name}.begun`) || there.has(`${name}.asked`)
  const all = [...outline.points, ...outline.furtherPoints].filter((name) => !made.has(name))
  const points = all.filter((name) => !isThere(name))
  const again = [...all.filter(isThere), ...(essay.words.max > 900 ? points : [])]
  const names = paragraphs.flatMap((sentences) => fullNamesIn(sentences).slice(0, 1))
  const tellsFacts = [...there].some((name) => name.startsWith('fact.'))
  const keywords = known.keywords.filter((each) => !text.toLowerCase().includes(each.toLowerCase()))
  return [
    ...known.told.map((told) => toldPart(draft, told)),
    keywordPart(draft, keywords),
    ...[...new Set(names)].slice(0, 2).map((name) => namePart(draft, name)),
    ...known.earlier.map((earlier) => earlierPart(draft, earlier)),
    ...(outline.restsOnProfile && !tellsFacts ? [factPart(draft)] : []),
    ...(there.has('ask') ? [] : askParts(draft)),
    ...points.map((name, rank) => pointPart(draft, name, rank)),
    ...again.map((name) => pointPart(draft, name, LATE_RANK)),
    [LEFT_OUT],
  ]
}

/** Of which phrases a text has a sentence already. */
function namesIn(
  said: TextTask['said'],
  paragraphs: readonly (readonly string[])[],
): ReadonlySet<string> {
  const sentences = new Set(paragraphs.flat().map(sentenceKey))
  return new Set(
    said.flatMap(({ sentence, phrase }) => (sentences.has(sentenceKey(sentence)) ? [phrase] : [])),
  )
}

function withoutTold(known: ReadMaterial, text: string): ReadMaterial {
  const there = tellingWords(text)
  const isThere = (sentence: string) => {
    const words = tellingWords(sentence)
    return words.intersection(there).size >= Math.max(1, words.size * TOLD_ALREADY)
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
