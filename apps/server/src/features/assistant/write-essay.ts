import type { AssistantEssay, EssayAction } from '@laurel/contract/chat-shapes'
import { countWords } from '@laurel/contract/count-words'
import { textToHtml } from '@laurel/contract/essay-text'
import { findGaps } from '@laurel/contract/find-gaps'
import type { Tokens } from '../../integrations/ai/writing-model.ts'
import type { Material } from '../../integrations/ai/writing-task.ts'
import type { EssaySubject } from './essay-subject.ts'
import { findUnsupported } from './find-unsupported.ts'
import { traceSources } from './trace-sources.ts'
import { boundWords, type WordBounds } from './word-bounds.ts'
import { writeToLength } from './write-tries.ts'
import type { EssayTask, WritingTools } from './writing-tools.ts'

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

export interface WrittenEssay {
  /** Plain text; empty when nothing came. */
  text: string
  essay: AssistantEssay
  tokens: Tokens
}

/**
 * Writes an essay, counted and tried again until it has its length.
 * @throws ModelFailure when the model fails; what was stopped is returned as it stands.
 */
export async function writeEssay(order: EssayOrder, tools: WritingTools): Promise<WrittenEssay> {
  const words = boundWords(order.action, order.subject.wordLimit, order.text)
  const tokens: Tokens = { inputTokens: 0, outputTokens: 0 }
  const { text, isCutOff } = await writeToLength(taskOf(order, words), tools, tokens)
  return finish(order, text, tokens, isCutOff)
}

function taskOf({ subject, action, text, ...order }: EssayOrder, words: WordBounds): EssayTask {
  const { scholarshipTitle, question, isShortAnswer } = subject
  const essay = { scholarshipTitle, question, isShortAnswer, words }
  const { material, previous, seed } = order
  return action === 'draft'
    ? { kind: action, essay, material, previous, seed }
    : { kind: action, essay, text, material, previous, seed }
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
