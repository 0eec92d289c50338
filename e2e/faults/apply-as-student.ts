import { randomUUID } from 'node:crypto'
import { call, expectStatus, SUBMIT_PATH, type Request } from './client.ts'
import type { Ledger, LedgerApplication, LedgerSubmit } from './ledger.ts'
import { keepDocument, makeEssay, uploadLetter } from './work-on-files.ts'

export interface Target {
  scholarshipId: string
  requirementId: string
  fileRequirementId: string
  essayRequirementId: string
}

export interface Work {
  baseUrl: string
  targets: readonly Target[]
  /** From 0 up to, not including, 1. */
  random(): number
  /** Is given each ledger before its first call. */
  open(ledger: Ledger): void
}

/** Writes, keeps files, and discards or submits, and at times withdraws: each noted before it is asked. */
export async function applyAsStudent(work: Work, ledger: Ledger, target: Target): Promise<void> {
  const application: LedgerApplication = {
    id: undefined,
    requirementId: target.requirementId,
    fileRequirementId: target.fileRequirementId,
    version: undefined,
    sent: [],
    acknowledged: [],
    submit: undefined,
    discard: undefined,
    withdrawal: undefined,
  }
  ledger.applications.set(target.scholarshipId, application)
  const saves = Math.floor(work.random() * 4)
  for (let n = 0; n < saves; n++) await saveDraft(work, ledger, target, application)
  if (saves > 0 && work.random() < 0.15) return discard(work, ledger, target, application)
  if (work.random() < 0.1) await keepDocument(work, ledger)
  if (work.random() < 0.05) await makeEssay(work, ledger, target.essayRequirementId)
  const { fileRequirementId } = target
  const file = work.random() < 0.4 ? await uploadLetter(work, ledger, fileRequirementId) : undefined
  if (work.random() >= 0.7) return
  await submit(work, ledger, target, application, file)
  if (work.random() < 0.3) await withdraw(work, ledger, target, application)
}

async function saveDraft(
  work: Work,
  ledger: Ledger,
  target: Target,
  application: LedgerApplication,
): Promise<void> {
  const text = `words ${randomUUID()}`
  application.sent.push(text)
  const { version: baseVersion } = application
  const source = sourceOf(ledger, application)
  const more = {
    ...(baseVersion !== undefined && { baseVersion }),
    ...(source && work.random() < 0.5 && { source }),
  }
  const answer = await post(work, ledger, { body: bodyOf(target, 'Draft', text, { more }) })
  expectStatus(answer, 200)
  application.acknowledged.push(text)
  const { versions } = answer.body.data as { versions: Record<string, number> }
  application.version = versions[target.requirementId]
  application.id ??= await readApplicationId(work, ledger, target)
}

/** The answer of another application of the same student's that is known to be there. */
function sourceOf({ applications }: Ledger, mine: LedgerApplication) {
  const other = [...applications.values()].find(
    (each) => each !== mine && each.id !== undefined && each.discard === undefined,
  )
  return other && { applicationId: other.id, requirementId: other.requirementId }
}

async function readApplicationId({ baseUrl }: Work, { token }: Ledger, target: Target) {
  const path = `/api/v1/scholarships/${target.scholarshipId}/applicants/get-applicant-details`
  const answer = await call(baseUrl, path, { token })
  expectStatus(answer, 200)
  return (answer.body.data as { applicationId: string }).applicationId
}

async function discard(
  { baseUrl }: Work,
  { token }: Ledger,
  { scholarshipId }: Target,
  application: LedgerApplication,
): Promise<void> {
  application.discard = 'asked'
  const path = `/api/v1/scholarships/${scholarshipId}/draft`
  expectStatus(await call(baseUrl, path, { method: 'DELETE', token }), 200)
  application.discard = 'acknowledged'
}

/** Submits twice at once, as an impatient person does: under one key, or under two. */
async function submit(
  work: Work,
  ledger: Ledger,
  target: Target,
  application: LedgerApplication,
  file: string | undefined,
): Promise<void> {
  const text = `final ${randomUUID()}`
  const body = bodyOf(target, 'Received', text, { file })
  const first = { key: randomUUID(), body }
  const second = { key: work.random() < 0.5 ? first.key : randomUUID(), body }
  const submission: LedgerSubmit = { attempts: [first, second], acknowledged: undefined }
  application.sent.push(text)
  application.submit = submission
  const twins = submission.attempts.map(async (attempt) => {
    const answer = await post(work, ledger, attempt)
    if (answer.body.error?.code === 'ALREADY_APPLIED') return
    expectStatus(answer, 200)
    submission.acknowledged ??= { ...attempt, answer: answer.text }
    application.acknowledged.push(text)
  })
  const failure = (await Promise.allSettled(twins)).find(({ status }) => status === 'rejected')
  if (failure?.status === 'rejected') throw failure.reason
  if (!submission.acknowledged) throw new Error('Two submits at once were both refused.')
}

async function withdraw(
  work: Work,
  ledger: Ledger,
  target: Target,
  application: LedgerApplication,
): Promise<void> {
  const id = application.id ?? (await readApplicationId(work, ledger, target))
  application.withdrawal = 'asked'
  const path = `/api/v1/applications/${id}/withdrawal`
  const { token } = ledger
  expectStatus(await call(work.baseUrl, path, { method: 'POST', token }), 200)
  application.withdrawal = 'acknowledged'
}

const post = ({ baseUrl }: Work, { token }: Ledger, request: Request) =>
  call(baseUrl, SUBMIT_PATH, { ...request, method: 'POST', token })

interface Sent {
  file?: string | undefined
  /** Of the text: what it was written on and taken from. */
  more?: object
}

export function bodyOf(
  target: Pick<Target, 'scholarshipId' | 'requirementId' | 'fileRequirementId'>,
  status: string,
  text: string,
  { file, more }: Sent = {},
): string {
  const { scholarshipId, requirementId, fileRequirementId } = target
  const requirements: object[] = [{ requirementId, fieldValue: text, ...more }]
  if (file !== undefined) requirements.push({ requirementId: fileRequirementId, fieldValue: file })
  return JSON.stringify({ scholarshipId, status, requirements })
}
