import type { validateAnswer as validateCall } from '@laurel/contract/conversation'
import type { AnswerOf, BodyOf } from '@laurel/contract/define-call'
import type { FactValue } from '@laurel/matching/answers'
import type { App } from '../../../app-context.ts'
import { dayIn } from '../../../days.ts'
import type { ApplicantSession } from '../../../http/session.ts'
import { readStudent } from '../../catalogue/matches/read-student.ts'
import { findField } from '../../people/profile/fact-keys.ts'
import { parseField } from '../../people/profile/parse-field.ts'
import { factsOfPlace, PLACE_PARTS } from '../../people/profile/parse-place.ts'
import { mergePlace } from '../../people/profile/parse-update.ts'
import type { AnswerJudge } from './answer-judge.ts'

type Sent = BodyOf<typeof validateCall>

/** Says whether an answer makes sense beside what is saved and what was answered before it. */
export async function validateAnswer(
  app: App,
  judge: AnswerJudge,
  who: ApplicantSession,
  { question, answer, ...before }: Sent,
): Promise<AnswerOf<typeof validateCall>> {
  await app.limits.use('answerCheck', who.applicantId)
  const today = dayIn(who.timeZone, app.clock.now())
  const { answers } = await readStudent(app, who.applicantId)
  const known = { ...answers, ...answeredBefore(before, today) }
  const message = await judge.findOddity({ question, answer, known, today }, who.applicantId)
  return { result: message === undefined ? 'yes' : 'no', message: message ?? '' }
}

/** What cannot be read is no reason to refuse another answer, so it counts as not given. */
function answeredBefore(
  { applicantFields = [], address }: Pick<Sent, 'applicantFields' | 'address'>,
  today: string,
): Record<string, readonly FactValue[]> {
  const known: Record<string, readonly FactValue[]> = {}
  const keep = (key: string, values: readonly FactValue[] | undefined) => {
    if (values) known[key] = values
  }
  // Several names come one by one.
  for (const [fieldId, sent] of Map.groupBy(applicantFields, (each) => each.fieldId)) {
    const field = findField(fieldId)
    const values = sent.flatMap(({ fieldValue }) => fieldValue ?? '')
    const parsed = field && parseField(field, values, today)
    if (field && parsed && 'values' in parsed) keep(field.factKey, parsed.values)
  }
  const place = factsOfPlace(mergePlace({}, address, {}) ?? {})
  for (const part of PLACE_PARTS) keep(part, place[part])
  return known
}
