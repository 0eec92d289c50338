import type { Composed, WritingTask } from '../writing-task.ts'
import { chanceFrom } from './chance.ts'
import {
  askParts,
  bindPart,
  closingPart,
  directPart,
  type Draft,
  earlierPart,
  factPart,
  goalPart,
  keywordPart,
  linkPart,
  openingPart,
  type Part,
  pointPart,
  shortParts,
  smallParts,
  toldPart,
} from './draft-parts.ts'
import { fitLength } from './fit-length.ts'
import { joinParagraphs } from './paragraphs.ts'
import { type Outline, outlineFor, pointsMadeBy } from './outlines.ts'
import { readMaterial, type ReadMaterial } from './read-material.ts'
import { readQuestion } from './read-question.ts'
import { createSayer } from './sayer.ts'
import { sentencesOf } from '../../../text/sentences.ts'

type DraftTask = Extract<WritingTask, { kind: 'draft' }>

/** Up to here an answer goes straight to its point, in one paragraph. */
const SHORT_WORDS = 130
/** Up to here there is no room for a story. */
const FEW_WORDS = 80
/** From here the further points of an outline are needed, and from there each of them twice. */
const LONG_WORDS = 180
const VERY_LONG_WORDS = 800
/** How many drafts keep to the order of their outline. */
const IN_ORDER = 0.6
/** How much less a further point is worth than those of the outline, at most. */
const LATE_RANKS = 12
/** A point comes up twice only when everything else was said. */
const AGAIN_RANK = 30
/** What a few sentences can tell of. */
const POINTS_OF_SHORT = 4
/** How many drafts end with the last that the student told, and with what the student wants to become. */
const TOLD_LAST = 0.6
const FACT_LAST = 0.45

/** A first draft to be made one's own: what the student said, and gaps for what nobody else knows. */
export function writeDraft({ essay, material, previous, seed }: DraftTask): Composed {
  const chance = chanceFrom(`${seed}\n${previous.length}\n${essay.question}`)
  const question = readQuestion(essay.question)
  const known = readMaterial(material)
  const slots = { question: question.quoted, ...known.facts }
  const sayer = createSayer(slots, chance, previous.flatMap(sentencesOf))
  const draft = { sayer, question, isShort: essay.words.max <= SHORT_WORDS }
  const outline = outlineFor(question.text)
  const chosen = fitLength(partsOf(draft, known, outline, essay.words.max), essay.words)
  return {
    text: joinParagraphs(chosen, draft.isShort ? Infinity : undefined),
    said: sayer.saidIn(chosen.flatMap(({ sentences }) => sentences)),
  }
}

function partsOf(draft: Draft, known: ReadMaterial, outline: Outline, most: number): Part[] {
  const { chance } = draft.sayer
  const told = known.told.map((each) => toldPart(draft, each))
  const endsTold = told.length > 1 && chance.next() < TOLD_LAST
  const endsWithFact = !endsTold && chance.next() < FACT_LAST
  const points = pointParts(draft, known, outline, most, endsTold)
  const facts = outline.restsOnProfile && !endsWithFact ? [factPart(draft)] : []
  const keywords = keywordPart(draft, known.keywords)
  const between = told.slice(1, endsTold ? -1 : undefined)
  return [
    ...beginning(draft, told[0], outline),
    ...(told.length > 0 ? [bindPart(draft, known.told)] : []),
    ...smallParts(draft),
    ...askParts(draft),
    ...interleaved(between, [keywords, ...points], chance.next()),
    ...known.earlier.map((each) => earlierPart(draft, each)),
    ...facts,
    ...(endsTold ? told.slice(-1) : []),
    ...(endsWithFact ? [outline.restsOnProfile ? goalPart(draft) : linkPart(draft)] : []),
    ...(endsTold ? [] : [closingPart(draft, endsWithFact && known.facts['study'] !== undefined)]),
  ]
}

/** What the student told first, or else the matter itself or a scene to begin with. */
function beginning(draft: Draft, told: Part | undefined, { points }: Outline): Part[] {
  if (told !== undefined) return [told]
  // What it costs comes first where money is asked about.
  if (points[0] === 'cost') return []
  return draft.isShort ? [directPart(draft)] : [openingPart(draft), directPart(draft)]
}

function pointParts(
  draft: Draft,
  known: ReadMaterial,
  outline: Outline,
  most: number,
  endsTold: boolean,
) {
  const made = new Set(known.told.flatMap(({ asked }) => pointsMadeBy(asked)))
  const { chance } = draft.sayer
  // A draft without material begins with a scene of its own.
  if (known.told.length === 0 && !draft.isShort) made.add('scene')
  if (endsTold) made.add('next')
  const names = outline.points.filter((name) => !made.has(name))
  const inOrder = chance.next() < IN_ORDER ? names : swapped(names, chance.next())
  if (most <= FEW_WORDS && known.told.length === 0 && outline.points[0] !== 'cost') {
    return shortParts(draft)
  }
  const main = draft.isShort ? inOrder.slice(0, POINTS_OF_SHORT) : inOrder
  const further = most > LONG_WORDS ? outline.furtherPoints.filter((name) => !made.has(name)) : []
  const again = most > VERY_LONG_WORDS ? [...main, ...further] : []
  const late = () => main.length + chance.next() * LATE_RANKS
  return [
    ...main.slice(0, -1).map((name, rank) => pointPart(draft, name, rank)),
    ...further.map((name) => pointPart(draft, name, late())),
    ...again.map((name) => pointPart(draft, name, AGAIN_RANK)),
    // The last point of an outline looks ahead or sums up.
    ...main.slice(-1).map((name) => pointPart(draft, name, 1)),
  ]
}

/** Two neighbors change places; the last stays the last. */
function swapped<T>(items: readonly T[], whim: number): T[] {
  const at = Math.floor(whim * Math.max(0, items.length - 2))
  const [one, other] = [items[at], items[at + 1]]
  if (one === undefined || other === undefined) return [...items]
  return [...items.slice(0, at), other, one, ...items.slice(at + 2)]
}

/** What the student said, with the other points between. */
function interleaved(told: readonly Part[], others: readonly Part[], whim: number): Part[] {
  if (told.length === 0) return [...others]
  const each = whim < 0.5 ? 1 : 2
  const mixed = told.flatMap((part, at) => [...others.slice(at * each, (at + 1) * each), part])
  return [...mixed, ...others.slice(told.length * each)]
}
