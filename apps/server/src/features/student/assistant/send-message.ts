import type { sendChatMessage as sendCall } from '@laurel/contract/chat'
import type { EssayAction } from '@laurel/contract/chat-shapes'
import type { BodyOf } from '@laurel/contract/define-call'
import { htmlToText } from '@laurel/contract/essay-text'
import type { App } from '../../../app-context.ts'
import { CallFailure } from '../../../http/failures.ts'
import { acceptEssay } from '../essays/accept-essay.ts'
import type { ApplicantSession } from '../../../http/session.ts'
import { answerQuestion } from './answer-question.ts'
import * as chats from './chats.ts'
import { waitForChat, type Release } from './claim-chat.ts'
import { readSubject } from './essay-subject.ts'
import { interviewFor } from './interview.ts'
import { planReply, type Plan, type Said, type Situation } from './plan-reply.ts'
import { requireAllowed } from './policy.ts'
import { readHistory } from './read-history.ts'
import { spokenOfIn } from './spoken-of.ts'
import { refuseRestrictedTopic } from './restricted-topics.ts'
import { ACTION_WORDS } from './say.ts'
import { reserveEssay } from './reserve-essay.ts'
import { readUsage } from './usage.ts'
import { viewMessage, viewUsage } from './view-chat.ts'
import { draftInChat } from './draft-in-chat.ts'
import type { Tell, Turn } from './turn.ts'

/** A reply that may begin: everything that could refuse it has been asked. */
export interface Reply {
  run(tell: Tell, signal: AbortSignal): Promise<void>
  /** Must be called, whether it ran or not. */
  release: Release
}

/**
 * Takes in what a student says, and makes ready what is to be answered.
 * @throws NOT_FOUND, AI_POLICY, ASSISTANT_LIMIT, ASSISTANT_BUSY, TOO_MANY_REQUESTS
 */
export async function receiveMessage(
  app: App,
  who: ApplicantSession,
  chatId: string,
  body: BodyOf<typeof sendCall>,
): Promise<Reply> {
  const said = readSaid(body)
  await app.limits.use('assistantMessage', who.applicantId)
  const chat = await chats.readOwnChat(app, who.applicantId, chatId)
  const release = await waitForChat(app, chat.id)
  try {
    const situation = await readSituation(app, chat, said)
    const plan = planReply(said, situation)
    await requirePossible(app, who, plan, said, situation)
    const work = plan.kind === 'write' ? { ...plan, reserved: await reserveEssay(app, who) } : plan
    return {
      release,
      run: (tell, signal) => run({ app, who, chat, said, situation, work, tell, signal }),
    }
  } catch (error) {
    await release()
    throw error
  }
}

function readSaid({ message = '', action, essay = '' }: BodyOf<typeof sendCall>): Said {
  if (message === '' && action === undefined)
    throw new CallFailure('VALIDATION_FAILED', {
      fields: { message: 'Please write something.' },
    })
  return { message, action, text: htmlToText(acceptEssay(essay, 'essay')).trim() }
}

async function readSituation(app: App, chat: chats.ChatRow, { message }: Said): Promise<Situation> {
  const about = chats.subjectOf(chat)
  const subject = about && (await readSubject(app, about))
  const messages = await chats.readMessages(app, chat.id)
  const { asked, topic } = readHistory(messages, [])
  const question = subject?.question ?? (asked === 'topic' ? message : topic) ?? ''
  const interview = interviewFor(question, subject?.isShortAnswer ?? false)
  const own = { author: 'student' as const, step: null, text: message, essay: null }
  const history = readHistory(message === '' ? messages : [...messages, own], interview)
  return { subject, interview, history: { ...history, asked } }
}

/** Asks everything that could refuse a reply before anything of it is told. */
async function requirePossible(
  app: App,
  who: ApplicantSession,
  plan: Plan,
  { action, message }: Said,
  { subject, history }: Situation,
): Promise<void> {
  const writing = actionOf(plan) ?? action
  if (subject && writing) requireAllowed(subject.aiPolicy, writing)
  if (!subject && history.asked === 'topic')
    await refuseRestrictedTopic(app, who.applicantId, message)
  if (!subject && plan.kind === 'write')
    await refuseRestrictedTopic(app, who.applicantId, `${history.topic ?? ''}\n${plan.text}`)
}

/** What is written, at once or after the questions that lead to it. */
function actionOf(plan: Plan): EssayAction | undefined {
  if (plan.kind === 'write') return plan.action
  return plan.kind === 'say' && plan.message.step ? 'draft' : undefined
}

async function run(turn: Turn): Promise<void> {
  const { app, who, chat, said, tell } = turn
  const text = said.message === '' && said.action ? ACTION_WORDS[said.action] : said.message
  const add = async (message: chats.NewMessage) => {
    const kept = await chats.addMessage(app, chat.id, message)
    tell({ event: 'message', data: viewMessage(kept) })
  }
  await add({ author: 'student', text })
  for (const message of await replyOf(turn)) await add(message)
  tell({ event: 'end', data: { usage: viewUsage(await readUsage(app, who)) } })
}

async function replyOf(turn: Turn): Promise<chats.NewMessage[]> {
  const { app, who, chat, work, signal } = turn
  if (work.kind === 'say') return [work.message]
  if (work.kind === 'answer') {
    const spokenOf = chat.scholarshipId ?? spokenOfIn(await chats.readMessages(app, chat.id))
    return [await answerQuestion(app, who, { question: work.question, spokenOf }, signal)]
  }
  return draftInChat(turn, work)
}
