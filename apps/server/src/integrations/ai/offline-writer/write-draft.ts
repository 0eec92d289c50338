import type { EssayQuestion, WritingTask } from '../writing-task.ts'
import { chanceFrom } from './chance.ts'
import { cleanText } from './clean-text.ts'
import {
  answerPart,
  askParts,
  closingPart,
  type Draft,
  earlierPart,
  factParts,
  keywordPart,
  LEFT_OUT,
  openingPart,
  type Part,
  pointPart,
  tinyPart,
  toldPart,
} from './draft-parts.ts'
import { fitLength } from './fit-length.ts'
import { joinParagraphs } from './join-paragraphs.ts'
import { type Outline, outlineFor, pointsMadeBy } from './question-kinds.ts'
import { readMaterial, type ReadMaterial } from './read-material.ts'
import { readQuestion } from './read-question.ts'
import { createSayer } from './sayer.ts'
import { sentencesOf } from './sentences.ts'

export type DraftTask = Extract<WritingTask, { kind: 'draft' }>

/** Up to here an answer goes straight to its point, in one paragraph. */
export const SHORT_WORDS = 130
/** From here the further points of an outline are needed, and from there each of them twice. */
const LONG_WORDS = 450
const VERY_LONG_WORDS = 1100
/** How many drafts end with what the student wants to study or become. */
const FACT_CLOSINGS = 0.4

/** A first draft to be made one's own: what the student said, and gaps for what nobody else knows. */
export function writeDraft({ essay, material, previous, seed }: DraftTask): string {
  const chance = chanceFrom(`${seed}\n${previous.length}\n${essay.question}`)
  const question = readQuestion(essay.question)
  const known = readMaterial(material)
  const spoken = previous.flatMap(sentencesOf)
  const facts = { ...known.facts, award: awardOf(essay) }
  const sayer = createSayer(question, facts, chance, spoken)
  const draft = { sayer, question, isShort: essay.words.max <= SHORT_WORDS }
  const outline = outlineFor(question.text)
  const chosen = fitLength(partsOf(draft, known, outline, essay), essay.words)
  return joinParagraphs(chosen, draft.isShort ? Infinity : undefined)
}

function partsOf(
  draft: Draft,
  known: ReadMaterial,
  outline: Outline,
  essay: EssayQuestion,
): Part[] {
  const { chance } = draft.sayer
  const closesWithFact = !draft.isShort && chance.next() < FACT_CLOSINGS
  const [who = [LEFT_OUT], ...otherFacts] = factParts(draft, outline.restsOnProfile, closesWithFact)
  const points = pointParts(draft, known, outline, essay.words.max)
  const told = orderOfTelling(known, chance.next()).map((each) => toldPart(draft, each))
  const earlier = known.earlier.map((each) => earlierPart(draft, each))
  const keywords = keywordPart(draft, known.keywords)
  const [second = [LEFT_OUT], third = [LEFT_OUT]] =
    chance.next() < 0.5 ? [who, ...otherFacts] : [...otherFacts, who]
  return [
    openingPart(draft),
    answerPart(draft, known),
    second,
    ...interleaved(told, [keywords, ...points.main, ...askParts(draft)], chance.next()),
    ...earlier,
    ...points.further,
    third,
    tinyPart(draft),
    closingPart(draft, closesWithFact),
  ]
}

/** The first answer first or, now and then, the last. */
function orderOfTelling({ told }: ReadMaterial, whim: number): ReadMaterial['told'] {
  const [first, ...others] = told
  if (!first || whim < 0.6 || told.length < 2) return told
  return whim < 0.8 ? [...others.slice(-1), first, ...others.slice(0, -1)] : [...others, first]
}

function pointParts(draft: Draft, known: ReadMaterial, outline: Outline, most: number) {
  const made = new Set(known.told.flatMap(({ asked }) => pointsMadeBy(asked)))
  const { chance } = draft.sayer
  const [first = [], ...others] = [outline.points.filter((name) => !made.has(name))].map((names) =>
    chance.next() < 0.6 ? names : swapped(names, chance.next()),
  )
  const further = most > LONG_WORDS ? chance.shuffle(outline.furtherPoints) : []
  const again = most > VERY_LONG_WORDS ? chance.shuffle([...first, ...further]) : []
  return {
    main: [...first, ...others.flat()].map((name, rank) => pointPart(draft, name, rank)),
    further: [...further, ...again].map((name, rank) => pointPart(draft, name, 7 + rank)),
  }
}

/** Two neighbors change places. */
function swapped<T>(items: readonly T[], whim: number): T[] {
  const at = Math.floor(whim * Math.max(0, items.length - 1))
  const [one, other] = [items[at], items[at + 1]]
  if (one === undefined || other === undefined) return [...items]
  return [...items.slice(0, at), other, one, ...items.slice(at + 2)]
}

/** What the student said comes first and the other points between it. */
function interleaved(told: readonly Part[], others: readonly Part[], whim: number): Part[] {
  if (told.length === 0) return [...others]
  const each = whim < 0.5 ? 1 : 2
  const mixed = told.flatMap((part, at) => [part, ...others.slice(at * each, (at + 1) * each)])
  return [...mixed, ...others.slice(told.length * each)]
}

const LONGEST_TITLE_WORDS = 8

/** The scholarship as it is called in a sentence. */
function awardOf({ scholarshipTitle }: EssayQuestion): string {
  const title = cleanText(scholarshipTitle)
    .replaceAll(/["“”\n]/g, '')
    .trim()
  const isUsable =
    /\b(?:award|scholarship|grant|fund|prize|fellowship|purse|stipend)$/i.test(title) &&
    title.split(' ').length <= LONGEST_TITLE_WORDS &&
    /^[\p{sc=Latin}\d ’'&.-]+$/u.test(title)
  if (!isUsable) return 'this scholarship'
  return /^the /i.test(title) ? title.replace(/^the /i, 'the ') : `the ${title}`
}
