import { randomUUID } from 'node:crypto'
import { countWords } from '@laurel/contract/count-words'
import { htmlToText, textToHtml } from '@laurel/contract/essay-text'
import type { getEssay as getCall } from '@laurel/contract/chat'
import type { AnswerOf } from '@laurel/contract/define-call'
import type { App } from '../../../app-context.ts'
import { textOf } from '../../../html.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { ApplicantSession } from '../../../http/session.ts'
import { ModelFailure } from '../../../integrations/ai/writing-model.ts'
import { readIsSubscriber } from '../../money/quota/queries.ts'
import { gatherMaterial } from './gather-material.ts'
import { refuseRestrictedTopic } from './restricted-topics.ts'
import { reserveEssay, type ReservedEssay } from './reserve-essay.ts'
import { limitOf } from './word-bounds.ts'
import { writeEssay, type EssayOrder } from './write-essay.ts'

/** Specification 1, section 7: how clients build a prompt. */
const BUILT = /^\s*write an (essay|answer) on ([\s\S]*?) and description:\s*([\s\S]*)$/i

/** The question in a prompt; a prompt of another kind is the question itself. */
export function readPrompt(prompt: string): { question: string; isShortAnswer: boolean } {
  const [, kind, title = '', description = ''] = BUILT.exec(prompt) ?? []
  const question = kind === undefined ? textOf(prompt) : `${title}\n${textOf(description)}`
  return { question: question.trim(), isShortAnswer: kind?.toLowerCase() === 'answer' }
}

/** Writes to a prompt of the client's, which is a topic to write about and never an instruction. */
export async function getEssay(
  app: App,
  who: ApplicantSession,
  prompt: string,
  signal: AbortSignal,
): Promise<AnswerOf<typeof getCall>> {
  await app.limits.use('assistantMessage', who.applicantId)
  const { question, isShortAnswer } = readPrompt(prompt)
  await refuseRestrictedTopic(app, who.applicantId, question)
  const reserved = await reserveEssay(app, who).catch(toLimitMessage)
  if (typeof reserved === 'string') return { content: '', usage_limit_message: reserved }
  const limit = limitOf(undefined, isShortAnswer)
  const subject = { scholarshipTitle: '', question, isShortAnswer, ...limit }
  const html = await writeTo(app, who, { subject, reserved, signal })
  const text = htmlToText(html)
  const isSubscriber = await readIsSubscriber(app.db, who.applicantId, app.clock.now())
  return {
    content: isSubscriber ? html : textToHtml(beginningOf(text)),
    words: countWords(text),
    ...(!isSubscriber && { isLocked: true }),
    ...(app.ai.isOffline && { isOffline: true }),
  }
}

/** What those read of it who may not take it over: specification 3, "Locked text". */
const SHOWN_WORDS = 60

function beginningOf(text: string): string {
  const words = text.split(/\s+/)
  return words.length > SHOWN_WORDS ? `${words.slice(0, SHOWN_WORDS).join(' ')} …` : text
}

/** Specification 1, section 7: a month that is used up is an answer, not a failure. */
function toLimitMessage(failure: unknown): string {
  if (failure instanceof CallFailure && failure.code === 'ASSISTANT_LIMIT') return failure.message
  throw failure
}

interface Asked {
  subject: EssayOrder['subject']
  reserved: ReservedEssay
  signal: AbortSignal
}

async function writeTo(
  app: App,
  who: ApplicantSession,
  { subject, reserved, signal }: Asked,
): Promise<string> {
  const material = await gatherMaterial(app, who.applicantId, undefined)
  const order: EssayOrder = {
    subject,
    action: 'draft',
    text: '',
    said: [],
    material,
    previous: [],
    seed: randomUUID(),
  }
  const nobody = { onPiece: () => undefined, onAgain: () => undefined }
  try {
    const tools = { model: app.ai, builtIn: app.builtInWriter, signal, ...nobody }
    const { text, essay, tokens } = await writeEssay(order, tools)
    await reserved(text === '' ? 'stopped' : 'counted', tokens)
    return essay.html
  } catch (failure) {
    if (!(failure instanceof ModelFailure)) throw failure
    await reserved('failed', failure.written)
    throw new CallFailure('ESSAY_FAILED')
  }
}
