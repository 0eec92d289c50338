import { randomUUID } from 'node:crypto'
import { countWords } from '@laurel/contract/count-words'
import { CallFailure } from '../../http/failures.ts'
import { ModelFailure } from '../../integrations/ai/writing-model.ts'
import { subjectOf, type NewMessage } from './chats.ts'
import { gatherMaterial } from './gather-material.ts'
import type { Plan } from './plan-reply.ts'
import { previousOf } from './read-history.ts'
import { meterUse } from './meter-use.ts'
import { explain } from './say.ts'
import type { Turn } from './send-message.ts'
import { limitOf } from './word-bounds.ts'
import { writeEssay, type EssayOrder } from './write-essay.ts'

type Writing = Extract<Plan, { kind: 'write' }>

/**
 * Writes or changes an essay in a chat, told piece by piece; nothing when it was stopped before a
 * word came.
 * @throws ASSISTANT_FAILED
 */
export async function draftInChat(turn: Turn, plan: Writing): Promise<NewMessage[]> {
  const { app, who, tell, signal } = turn
  const order = await orderOf(turn, plan)
  const record = meterUse(app, who.applicantId, 'essay')
  try {
    const { text, essay, tokens } = await writeEssay(order, {
      model: app.ai,
      builtIn: app.builtInWriter,
      signal,
      onPiece: (piece) => tell({ event: 'piece', data: { text: piece } }),
      onAgain: () => tell({ event: 'again', data: {} }),
    })
    const isKept = countWords(text) > 0
    await record(isKept ? 'counted' : 'stopped', tokens)
    if (!isKept) return []
    const hint = explain(plan.action, app.ai.isOffline)
    return [
      { author: 'assistant', text, essay },
      ...(essay.isCutOff ? [] : [{ author: 'assistant' as const, text: hint }]),
    ]
  } catch (failure) {
    if (!(failure instanceof ModelFailure)) throw failure
    await record('failed', failure.written)
    throw new CallFailure('ASSISTANT_FAILED')
  }
}

async function orderOf(
  { app, who, chat, situation }: Turn,
  { action, text }: Writing,
): Promise<EssayOrder> {
  const { subject, history } = situation
  const material = await gatherMaterial(app, who.applicantId, subjectOf(chat))
  return {
    subject: subject ?? {
      scholarshipTitle: '',
      question: history.topic ?? '',
      isShortAnswer: false,
      wordLimit: limitOf(undefined, false),
    },
    action,
    text,
    material: [...history.told, ...material],
    previous: previousOf(history),
    seed: randomUUID(),
  }
}
