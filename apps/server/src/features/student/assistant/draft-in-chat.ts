import { randomUUID } from 'node:crypto'
import { countWords } from '@laurel/contract/count-words'
import { CallFailure } from '../../../http/failures.ts'
import { ModelFailure } from '../../../integrations/ai/writing-model.ts'
import { subjectOf, type NewMessage } from './chats.ts'
import { gatherMaterial } from './gather-material.ts'
import { previousOf, toldIn } from './read-history.ts'
import { askForMore, explain } from './say.ts'
import type { Turn, Writing } from './turn.ts'
import { limitOf } from './word-bounds.ts'
import { writeEssay, type EssayOrder } from './write-essay.ts'

/**
 * Writes or changes an essay in a chat, told piece by piece; nothing when it was stopped before a
 * word came.
 * @throws ASSISTANT_FAILED
 */
export async function draftInChat(turn: Turn, plan: Writing): Promise<NewMessage[]> {
  const { app, tell, signal } = turn
  const { reserved } = plan
  const order = await orderOf(turn, plan)
  try {
    const { text, said, essay, tokens } = await writeEssay(order, {
      model: app.ai,
      builtIn: app.builtInWriter,
      signal,
      onPiece: (piece) => tell({ event: 'piece', data: { text: piece } }),
      onAgain: () => tell({ event: 'again', data: {} }),
    })
    const isKept = countWords(text) > 0
    const { questions = [] } = essay
    const isNothingAdded = questions.length > 0 && countWords(text) <= countWords(order.text)
    await reserved(isKept && !isNothingAdded ? 'counted' : 'stopped', tokens)
    if (!isKept) return []
    if (isNothingAdded) return [askForMore(questions)]
    const hint = explain(essay, text, app.ai.isOffline)
    return [
      { author: 'assistant', text, essay: { ...essay, said: [...said] } },
      ...(essay.isCutOff ? [] : [{ author: 'assistant' as const, text: hint }]),
    ]
  } catch (failure) {
    if (!(failure instanceof ModelFailure)) throw failure
    await reserved('failed', failure.written)
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
      ...limitOf(undefined, false),
    },
    action,
    text,
    said: history.said,
    material: [...toldIn(history), ...material],
    previous: previousOf(history),
    seed: randomUUID(),
  }
}
