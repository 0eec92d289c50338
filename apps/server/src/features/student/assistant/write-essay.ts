import type { AssistantEssay, EssayAction } from '@laurel/contract/chat-shapes'
import { countWords } from '@laurel/contract/count-words'
import { textToHtml } from '@laurel/contract/essay-text'
import { findGaps } from '@laurel/contract/find-gaps'
import type { Tokens } from '../../../integrations/ai/writing-model.ts'
import type { Composed, Material, SaidPhrase } from '../../../integrations/ai/writing-task.ts'
import type { EssaySubject } from './essay-subject.ts'
import { findUnsupported } from './find-unsupported.ts'
import { partQuestions } from './part-questions.ts'
import { traceSources } from './trace-sources.ts'
import { boundWords, type WordBounds, type WordLimit } from './word-bounds.ts'
import { writeToLength } from './write-tries.ts'
import type { EssayTask, WritingTools } from './writing-tools.ts'

/** An essay to be written. */
export interface EssayOrder {
  subject: Pick<EssaySubject, 'scholarshipTitle' | 'question' | 'isShortAnswer'> & WordLimit
  action: EssayAction
  /** What is to be changed, in plain text; empty for a draft. */
  text: string
  /** What the writer that is built in put into it, or into texts before it. */
  said: readonly SaidPhrase[]
  material: readonly Material[]
  previous: readonly string[]
  seed: string
}

/** Plain text; empty when nothing came. */
export interface WrittenEssay extends Composed {
  essay: AssistantEssay
  tokens: Tokens
}

/**
 * Writes an essay, counted and tried again until it has its length.
 * @throws ModelFailure when the model fails; what was stopped is returned as it stands.
 */
export async function writeEssay(order: EssayOrder, tools: WritingTools): Promise<WrittenEssay> {
  const words = boundWords(order.action, order.subject, order.text)
  const tokens: Tokens = { inputTokens: 0, outputTokens: 0 }
  const { isCutOff, said, ...written } = await writeToLength(taskOf(order, words), tools, tokens)
  const { text, questions } =
    order.action === 'lengthen'
      ? partQuestions(written.text, order.text)
      : { text: written.text, questions: [] }
  const essay = describe(order, text, isCutOff)
  return { text, said, tokens, essay: questions.length > 0 ? { ...essay, questions } : essay }
}

function taskOf({ subject, action, text, ...order }: EssayOrder, words: WordBounds): EssayTask {
  const { scholarshipTitle, question, isShortAnswer } = subject
  const essay = { scholarshipTitle, question, isShortAnswer, words }
  const { said, material, previous, seed } = order
  return action === 'draft'
    ? { kind: action, essay, material, previous, seed }
    : { kind: action, essay, text, said, material, previous, seed }
}

function describe(
  { subject, action, text: base, material }: EssayOrder,
  text: string,
  isCutOff: boolean,
): AssistantEssay {
  const own: Material[] =
    base === '' ? [] : [{ from: 'ownText', about: '', label: 'Your own text', text: base }]
  const supports = [subject.scholarshipTitle, subject.question, base]
  return {
    action,
    html: textToHtml(text),
    words: countWords(text),
    wordLimit: subject.wordLimit,
    gaps: findGaps(text),
    sources: traceSources(text, [...material, ...own]),
    unsupported: findUnsupported(text, [...supports, ...material.map((each) => each.text)]),
    isCutOff,
  }
}
