import { randomUUID } from 'node:crypto'
import type { getEssay as getCall } from '@laurel/contract/chat'
import type { AnswerOf } from '@laurel/contract/define-call'
import type { App } from '../../app-context.ts'
import { textOf } from '../../html.ts'
import { CallFailure } from '../../http/failures.ts'
import type { ApplicantSession } from '../../http/session.ts'
import { ModelFailure } from '../../integrations/ai/writing-model.ts'
import { gatherMaterial } from './gather-material.ts'
import { meterUse } from './meter-use.ts'
import { refuseRestrictedTopic } from './restricted-topics.ts'
import { limitMessage, readUsage } from './usage.ts'
import { limitOf } from './word-bounds.ts'
import { writeEssay } from './write-essay.ts'

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
  const usage = await readUsage(app, who)
  if (usage.essaysLeft === 0) return { content: '', usage_limit_message: limitMessage(usage) }
  const wordLimit = limitOf(undefined, isShortAnswer)
  const record = meterUse(app, who.applicantId, 'essay')
  try {
    const { essay, tokens } = await writeEssay(
      {
        subject: { scholarshipTitle: '', question, isShortAnswer, wordLimit },
        action: 'draft',
        text: '',
        material: await gatherMaterial(app, who.applicantId, undefined),
        previous: [],
        seed: randomUUID(),
      },
      {
        model: app.ai,
        builtIn: app.builtInWriter,
        signal,
        onPiece: () => undefined,
        onAgain: () => undefined,
      },
    )
    await record('counted', tokens)
    return { content: essay.html }
  } catch (failure) {
    if (!(failure instanceof ModelFailure)) throw failure
    await record('failed', failure.written)
    throw new CallFailure('ESSAY_FAILED')
  }
}
