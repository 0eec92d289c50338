import type { EssayQuestion, WritingTask } from '../writing-task.ts'
import { chanceFrom } from './chance.ts'
import { cleanText } from './clean-text.ts'
import { closingPart, type Draft, LEFT_OUT, openingPart, type Part } from './draft-parts.ts'
import { answerPart, askParts, pointPart, tinyPart } from './gap-parts.ts'
import { earlierPart, factParts, keywordPart, toldPart } from './told-parts.ts'
import { fitLength } from './fit-length.ts'
import { joinParagraphs } from './join-paragraphs.ts'
import { type Outline, outlineFor, pointsMadeBy } from './question-kinds.ts'
import { readMaterial, type ReadMaterial } from './read-material.ts'
import { readQuestion } from './read-question.ts'
import { createSayer } from './sayer.ts'
import { sentencesOf } from './sentences.ts'

type DraftTask = Extract<WritingTask, { kind: 'draft' }>

/** Up to here an answer goes straight to its point, in one paragraph. */
const SHORT_WORDS = 130
/** From here the further points of an outline are needed, and from there each of them twice. */
const LONG_WORDS = 450
const VERY_LONG_WORDS = 1100
/** How many drafts keep to the order of their outline. */
const IN_ORDER = 0.6
/** What a few sentences can tell of. */
const POINTS_OF_SHORT = 4
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
  const told = known.told.map((each) => toldPart(draft, each))
  const earlier = known.earlier.map((each) => earlierPart(draft, each))
  const keywords = keywordPart(draft, known.keywords)
  const early = outline.restsOnProfile && chance.next() < 0.5
  return [
    openingPart(draft),
    answerPart(draft, known),
    ...(early ? [who] : []),
    ...interleaved(told, [keywords, ...points.main, ...askParts(draft)], chance.next()),
    ...earlier,
    ...points.further,
    ...(early ? otherFacts : [...otherFacts, who]),
    tinyPart(draft),
    closingPart(draft, closesWithFact),
  ]
}

function pointParts(draft: Draft, known: ReadMaterial, outline: Outline, most: number) {
  const made = new Set(known.told.flatMap(({ asked }) => pointsMadeBy(asked)))
  const { chance } = draft.sayer
  const names = outline.points.filter((name) => !made.has(name))
  const inOrder = chance.next() < IN_ORDER ? names : swapped(names, chance.next())
  const main = draft.isShort ? inOrder.slice(0, POINTS_OF_SHORT) : inOrder
  const further = most > LONG_WORDS ? chance.shuffle(outline.furtherPoints) : []
  const again = most > VERY_LONG_WORDS ? chance.shuffle([...main, ...further]) : []
  return {
    main: main.map((name, rank) => pointPart(draft, name, rank)),
    further: [...further, ...again].map((name, rank) => pointPart(draft, name, main.length + rank)),
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
