import { countWords } from '@laurel/contract/count-words'
import { ModelFailure, type Tokens } from '../../../integrations/ai/writing-model.ts'
import type { Composed } from '../../../integrations/ai/writing-task.ts'
import { cleanText } from './clean-text.ts'
import { leakFinder } from './find-leak.ts'
import { plainPieces } from './plain-pieces.ts'
import { ESSAY_INSTRUCTIONS, essayPrompt, sayLength } from './prompts.ts'
import { isWithin, type WordBounds } from './word-bounds.ts'
import type { EssayTask, WritingTools } from './writing-tools.ts'

/** How often a model is asked to meet the length, the first time included. */
const MOST_TRIES = 3
/** Less than clients wait, and than a chat is claimed for. */
const PATIENCE_MILLISECONDS = 110_000
const TOKENS_A_WORD = 2
const LEAST_TOKENS = 200

/** Room for the words that tell a leak, in the pieces before the present one; the whole is looked at last. */
const LOOKED_AT_CHARACTERS = 400

const leaks = leakFinder(ESSAY_INSTRUCTIONS)

/** Plain text; empty when it was stopped before a word came. */
interface Finished extends Composed {
  isCutOff: boolean
}

/**
 * Writes a text, counted and tried again until it has its length. A later try that fails leaves the
 * earlier ones; what was stopped is the longest that came.
 * @throws ModelFailure when the first try fails.
 */
export async function writeToLength(
  task: EssayTask,
  tools: WritingTools,
  tokens: Tokens,
): Promise<Finished> {
  const tries: Composed[] = []
  try {
    await fillTries(tries, task, tools, tokens)
  } catch (failure) {
    if (!(failure instanceof ModelFailure)) throw failure
    if (tools.signal.aborted) {
      addTokens(tokens, failure.written)
      const last = { text: tellable(failure.written.text), said: [] }
      return { ...longest([...tries, last]), isCutOff: true }
    }
    if (tries.length === 0) throw failure
    addTokens(tokens, failure.written)
  }
  return fitLength(closest(tries, task.essay.words), task, tools)
}

async function fillTries(
  tries: Composed[],
  task: EssayTask,
  tools: WritingTools,
  tokens: Tokens,
): Promise<void> {
  const { patienceMs = PATIENCE_MILLISECONDS, model, signal } = tools
  const beganAt = performance.now()
  const left = () => Math.ceil(patienceMs - (performance.now() - beganAt))
  tries.push(await tryOnce(task, undefined, tools, tokens))
  while (!tries.some(({ text }) => isWithin(task.essay.words, text))) {
    if (tries.length === MOST_TRIES || model.isOffline || left() <= 0) return
    tools.onAgain()
    const either = AbortSignal.any([signal, AbortSignal.timeout(left())])
    tries.push(await tryOnce(task, tries.at(-1)?.text, { ...tools, signal: either }, tokens))
  }
}

async function tryOnce(
  task: EssayTask,
  last: string | undefined,
  { model, signal, onPiece }: WritingTools,
  tokens: Tokens,
): Promise<Composed> {
  const again = last === undefined ? '' : sayLength(countWords(last), task.essay.words)
  const pieces = plainPieces(onPiece)
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
      if (!hasLeaked) pieces.take(piece)
    },
  )
  const text = tellable(written.text)
  if (text === '') throw new ModelFailure('garbled', written)
  if (!hasLeaked) pieces.end(text)
  addTokens(tokens, written)
  return { text, said: written.said ?? [] }
}

/** The plain words of what was written; nothing where it repeats what it was told in confidence. */
function tellable(written: string): string {
  const text = cleanText(written)
  return leaks(text) ? '' : text
}

function addTokens(sum: Tokens, { inputTokens, outputTokens }: Tokens): void {
  sum.inputTokens += inputTokens
  sum.outputTokens += outputTokens
}

function closest(tries: readonly Composed[], { min, max }: WordBounds): Composed {
  const distance = ({ text }: Composed) =>
    Math.max(0, min - countWords(text), countWords(text) - max)
  return tries.reduce((best, each) => (distance(each) < distance(best) ? each : best))
}

const longest = (tries: readonly Composed[]): Composed =>
  tries.reduce((best, each) => (each.text.length > best.text.length ? each : best))

/** What no try brought to its length, the writer that is built in does by whole sentences. */
async function fitLength(
  written: Composed,
  task: EssayTask,
  { builtIn, signal, onAgain, onPiece }: WritingTools,
): Promise<Finished> {
  const { text, said } = written
  if (isWithin(task.essay.words, text)) return { ...written, isCutOff: false }
  const kind = countWords(text) > task.essay.words.max ? 'shorten' : 'lengthen'
  const { essay, material, previous, seed } = task
  const fitting: EssayTask = { kind, essay, text, said, material, previous, seed }
  const request = { instructions: '', prompt: '', maxOutputTokens: Number.MAX_SAFE_INTEGER }
  onAgain()
  try {
    const fitted = await builtIn.write({ ...request, task: fitting, signal }, onPiece)
    return { text: fitted.text, said: fitted.said ?? [], isCutOff: false }
  } catch (failure) {
    if (!(failure instanceof ModelFailure)) throw failure
    return { ...written, isCutOff: signal.aborted }
  }
}
