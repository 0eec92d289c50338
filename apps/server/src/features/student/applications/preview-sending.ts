import type { previewSending as previewCall } from '@laurel/contract/applications'
import type { AnswerOf } from '@laurel/contract/define-call'
import type { App } from '../../../app-context.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { prepareSending } from './prepare-sending.ts'

/** What sponsors would receive of the person, before anything is sent. */
export async function previewSending(
  app: App,
  applicantId: OwnApplicantId,
  scholarshipIds: readonly string[],
): Promise<AnswerOf<typeof previewCall>> {
  const prepared = [...(await prepareSending(app, applicantId, scholarshipIds)).values()]
  const [first] = prepared
  if (!first) throw new CallFailure('NOT_FOUND')
  const facts = new Map(
    prepared.flatMap(({ sender }) => sender.facts.map((fact) => [fact.fact, fact] as const)),
  )
  return {
    recipients: [...new Set(prepared.map(({ scholarship }) => scholarship.sponsor))],
    sender: { ...first.sender, facts: [...facts.values()] },
  }
}
