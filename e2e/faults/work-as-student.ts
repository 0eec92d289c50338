import { randomUUID } from 'node:crypto'
import { call, ConnectionLost, SUBMIT_PATH, type Answer, type Request } from './client.ts'
import type { Ledger, LedgerApplication, LedgerSubmit } from './ledger.ts'

export interface Target {
  scholarshipId: string
  requirementId: string
  fileRequirementId: string
}

interface Work {
  baseUrl: string
  targets: readonly Target[]
  /** From 0 up to, not including, 1. */
  random(): number
  /** Is given each ledger before its first call. */
  open(ledger: Ledger): void
}

/** Students sign up, save, upload and submit, one after the other, until the server is gone. */
export async function workUntilKilled(work: Work): Promise<void> {
  try {
    for (;;) await workAsStudent(work)
  } catch (error) {
    if (!(error instanceof ConnectionLost)) throw error
  }
}

async function workAsStudent(work: Work): Promise<void> {
  const ledger: Ledger = {
    email: `${randomUUID()}@example.org`,
    password: `vanilla ${randomUUID()}`,
    token: undefined,
    applications: new Map(),
    uploads: [],
  }
  work.open(ledger)
  await signUp(work, ledger)
  for (const target of work.targets) await apply(work, ledger, target)
}

async function signUp({ baseUrl }: Work, ledger: Ledger): Promise<void> {
  const { email, password } = ledger
  const answer = await call(baseUrl, '/api/v1/register-applicants', {
    method: 'POST',
    address: anAddress(),
    body: JSON.stringify({ firstName: 'Dana', lastName: 'Reyes', email, password }),
  })
  expectStatus(answer, 201)
  ledger.token = (answer.body.data as { accessToken: string }).accessToken
}

async function apply(work: Work, ledger: Ledger, target: Target): Promise<void> {
  const application: LedgerApplication = {
    requirementId: target.requirementId,
    fileRequirementId: target.fileRequirementId,
    sent: [],
    acknowledged: [],
    submit: undefined,
  }
  ledger.applications.set(target.scholarshipId, application)
  const saves = Math.floor(work.random() * 4)
  for (let n = 0; n < saves; n++) await saveDraft(work, ledger, target, application)
  const file = work.random() < 0.4 ? await upload(work, ledger, target) : undefined
  if (work.random() < 0.7) await submit(work, ledger, target, application, file)
}

async function saveDraft(
  work: Work,
  ledger: Ledger,
  target: Target,
  application: LedgerApplication,
): Promise<void> {
  const text = `words ${randomUUID()}`
  application.sent.push(text)
  const answer = await post(work, ledger, { body: bodyOf(target, 'Draft', text) })
  expectStatus(answer, 200)
  application.acknowledged.push(text)
}

async function upload({ baseUrl }: Work, ledger: Ledger, target: Target): Promise<string> {
  const text = `a letter ${randomUUID()} `.repeat(400)
  const body = new FormData()
  body.append('requirementId', target.fileRequirementId)
  body.append('file', new Blob([text]), 'letter.txt')
  const { token } = ledger
  const answer = await call(baseUrl, '/api/v1/files', { method: 'POST', token, body })
  expectStatus(answer, 200)
  const url = (answer.body.data as { publicUrl: string }).publicUrl
  ledger.uploads.push({ url, text })
  return url
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
  const body = bodyOf(target, 'Received', text, file)
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

const post = ({ baseUrl }: Work, { token }: Ledger, request: Request) =>
  call(baseUrl, SUBMIT_PATH, { ...request, method: 'POST', token })

export function bodyOf(target: Target, status: string, text: string, file?: string): string {
  const { scholarshipId, requirementId, fileRequirementId } = target
  const requirements = [{ requirementId, fieldValue: text }]
  if (file !== undefined) requirements.push({ requirementId: fileRequirementId, fieldValue: file })
  return JSON.stringify({ scholarshipId, status, requirements })
}

export function expectStatus(answer: Answer, status: number): void {
  if (answer.status !== status)
    throw new Error(`Expected ${status}, was answered ${answer.status}: ${answer.text}`)
}

const anAddress = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 255)).join('.')}`
