import type { AssistantEssay, EssayAction } from '@laurel/contract/chat-shapes'
import { countWords } from '@laurel/contract/count-words'
import { textToHtml } from '@laurel/contract/essay-text'
import {
  ModelFailure,
  type Tokens,
  type WritingModel,
} from '../../integrations/ai/writing-model.ts'
import type { Material, WritingTask } from '../../integrations/ai/writing-task.ts'
import { cleanText } from './clean-text.ts'
import type { EssaySubject } from './essay-subject.ts'
import { findGaps, findUnsupported } from './find-unsupported.ts'
import { leakFinder } from './find-leak.ts'
import { ESSAY_INSTRUCTIONS, essayPrompt, sayLength } from './prompts.ts'
import { traceSources } from './trace-sources.ts'
import { boundWords, isWithin, type WordBounds } from './word-bounds.ts'

export type EssayTask = Extract<WritingTask, { kind: EssayAction }>

/** An essay to be written. */
export interface EssayOrder {
  subject: Pick<EssaySubject, 'scholarshipTitle' | 'question' | 'isShortAnswer' | 'wordLimit'>
  action: EssayAction
  /** What is to be changed, in plain text; empty for a draft. */
  text: string
  material: readonly Material[]
  previous: readonly string[]
  seed: string
}

export interface WritingTools {
  /** Writes; the one that is built in when no other is set up. */
  model: WritingModel
  /** Brings to its length what the model did not. */
  builtIn: WritingModel
  signal: AbortSignal
  onPiece: (piece: string) => void
  /** What was written so far is to be forgotten. */
  onAgain: () => void
}

export interface WrittenEssay {
  /** Plain text; empty when nothing came. */
  text: string
  essay: AssistantEssay
  tokens: Tokens
}

/** How often a model is asked to meet the length, the first time included. */
const MOST_TRIES = 3
const TOKENS_A_WORD = 2
const LEAST_TOKENS = 200

/** Room for the words that tell a leak, in the pieces before the present one; the whole is looked at last. */
const LOOKED_AT_CHARACTERS = 400

const leaks = leakFinder(ESSAY_INSTRUCTIONS)

/**
 * Writes an essay, counted and tried again until it has its length.
 * @throws ModelFailure when the model fails; what was stopped is returned as it stands.
 */
export async function writeEssay(order: EssayOrder, tools: WritingTools): Promise<WrittenEssay> {
  const words = boundWords(order.action, order.subject.wordLimit, order.text)
  const task = taskOf(order, words)
  const tokens: Tokens = { inputTokens: 0, outputTokens: 0 }
  const tries: string[] = []
  try {
    do {
      if (tries.length > 0) tools.onAgain()
      tries.push(await tryOnce(task, tries.at(-1), tools, tokens))
    } while (!isMet(tries, words) && tries.length < MOST_TRIES && !tools.model.isOffline)
  } catch (failure) {
    if (!(failure instanceof ModelFailure) || failure.kind !== 'stopped') throw failure
    addTokens(tokens, failure.written)
    return finish(order, cleanText(failure.written.text), tokens, true)
  }
  const text = await fitLength(closest(tries, words), task, tools)
  return finish(order, text, tokens, false)
}

const isMet = (tries: readonly string[], words: WordBounds): boolean =>
  tries.some((text) => isWithin(words, text))

function taskOf({ subject, action, text, ...order }: EssayOrder, words: WordBounds): EssayTask {
  const { scholarshipTitle, question, isShortAnswer } = subject
  const essay = { scholarshipTitle, question, isShortAnswer, words }
  const { material, previous, seed } = order
  return action === 'draft'
    ? { kind: action, essay, material, previous, seed }
    : { kind: action, essay, text, material, previous, seed }
}

async function tryOnce(
  task: EssayTask,
  last: string | undefined,
  { model, signal, onPiece }: WritingTools,
  tokens: Tokens,
): Promise<string> {
  const again = last === undefined ? '' : sayLength(countWords(last), task.essay.words)
  let latest = ''
  let hasLeaked = false
  const written = await model.write(
    {
      instructions: ESSAY_INSTRUCTIONS,
      prompt: essayPrompt(task, again),
      task,
      maxOutputTokens: Math.max(LEAST_TOKENS, task.essay.words.max * TOKENS_A_WORD),
      signal,
    },
    (piece) => {
      latest = (latest + piece).slice(-LOOKED_AT_CHARACTERS - piece.length)
      hasLeaked ||= leaks(latest)
      if (!hasLeaked) onPiece(piece)
    },
  )
  addTokens(tokens, written)
  const text = cleanText(written.text)
  if (text === '' || leaks(text)) throw new ModelFailure('garbled', written)
  return text
}

function addTokens(sum: Tokens, { inputTokens, outputTokens }: Tokens): void {
  sum.inputTokens += inputTokens
  sum.outputTokens += outputTokens
}

function closest(tries: readonly string[], { min, max }: WordBounds): string {
  const distance = (text: string) => Math.max(0, min - countWords(text), countWords(text) - max)
  return tries.reduce((best, each) => (distance(each) < distance(best) ? each : best))
}

/** What no try brought to its length, the writer that is built in does by whole sentences. */
async function fitLength(
  text: string,
  task: EssayTask,
  { builtIn, signal, onAgain, onPiece }: WritingTools,
): Promise<string> {
  if (isWithin(task.essay.words, text)) return text
  const kind = countWords(text) > task.essay.words.max ? 'shorten' : 'lengthen'
  const { essay, material, previous, seed } = task
  const fitting: EssayTask = { kind, essay, text, material, previous, seed }
  const request = { instructions: '', prompt: '', maxOutputTokens: Number.MAX_SAFE_INTEGER }
  onAgain()
  return (await builtIn.write({ ...request, task: fitting, signal }, onPiece)).text
}

function finish(
  { subject, action, text: base, material }: EssayOrder,
  text: string,
  tokens: Tokens,
  isCutOff: boolean,
): WrittenEssay {
  const own: Material[] =
    base === '' ? [] : [{ from: 'ownText', about: '', label: 'Your own text', text: base }]
  const supports = [subject.scholarshipTitle, subject.question, base]
  return {
    text,
    tokens,
    essay: {
      action,
      html: textToHtml(text),
      words: countWords(text),
      wordLimit: subject.wordLimit,
      gaps: findGaps(text),
      sources: traceSources(text, [...material, ...own]),
      unsupported: findUnsupported(text, [...supports, ...material.map((each) => each.text)]),
      isCutOff,
    },
  }
}
