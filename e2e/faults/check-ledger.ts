import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { bodyOf } from './apply-as-student.ts'
import { call, expectStatus, SUBMIT_PATH, type Answer } from './client.ts'
import { mayBeKept, type Ledger, type LedgerApplication, type LedgerFile } from './ledger.ts'

interface Details {
  status: 'Draft' | 'Received' | null
  stage: string | null
  applicantFields: { requirementId: string; fieldValue: string }[]
}

/** Holds what a server serves now against what a client was told; throws at the first loss. */
export async function checkLedger(
  baseUrl: string,
  ledger: Ledger,
  { logsInAgain = false } = {},
): Promise<void> {
  const token = await checkAccount(baseUrl, ledger, logsInAgain)
  if (token === undefined) return
  for (const [scholarshipId, application] of ledger.applications)
    await checkApplication(baseUrl, token, scholarshipId, application)
  for (const file of ledger.files) await checkFile(baseUrl, file)
}

async function checkFile(baseUrl: string, { path, text, deletion }: LedgerFile): Promise<void> {
  const answer = await call(baseUrl, path)
  const isGone = answer.status === 404
  if (deletion === 'acknowledged' && !isGone) throw new Error(`The deleted file ${path} is served.`)
  if (deletion !== undefined && isGone) return
  if (answer.text !== text) throw new Error(`The acknowledged file ${path} is not what was sent.`)
}

/** An account that was acknowledged is there; one that was not is there whole or not at all. */
async function checkAccount(
  baseUrl: string,
  ledger: Ledger,
  logsInAgain: boolean,
): Promise<string | undefined> {
  const known = logsInAgain ? undefined : ledger.token
  const token = known ?? (await logIn(baseUrl, ledger))
  if (token === undefined && ledger.token !== undefined)
    throw new Error(`The acknowledged account ${ledger.email} is lost.`)
  if (token === undefined) return undefined
  expectStatus(await call(baseUrl, '/api/v1/scholarships/stats', { token }), 200)
  return token
}

async function logIn(baseUrl: string, { email, password }: Ledger): Promise<string | undefined> {
  const body = JSON.stringify({ userName: email, password, loginType: 'register_user' })
  const answer = await call(baseUrl, '/api/v1/users/auth/login', { method: 'POST', body })
  if (answer.status === 401) return undefined
  expectStatus(answer, 200)
  return (answer.body.data as { accessToken: string }).accessToken
}

async function checkApplication(
  baseUrl: string,
  token: string,
  scholarshipId: string,
  application: LedgerApplication,
): Promise<void> {
  const { requirementId, submit, discard } = application
  const read = async () => readDetails(baseUrl, token, scholarshipId)
  const { status, stage, applicantFields } = await read()
  if (discard === 'acknowledged' && status !== null) throw new Error('A discarded draft is back.')
  if (discard !== undefined && status === null) return
  checkStage(application, stage)
  const kept = applicantFields.find((field) => field.requirementId === requirementId)?.fieldValue
  if (!mayBeKept(application, kept))
    throw new Error(`Acknowledged ${application.acknowledged.at(-1)}, but "${kept}" is kept.`)
  if (status === 'Received' && submit === undefined)
    throw new Error(`Nobody submitted the application to ${scholarshipId}.`)
  if (submit === undefined) return
  if (submit.acknowledged !== undefined) {
    if (status !== 'Received') throw new Error('A submission that was acknowledged is lost.')
    await checkReplay(baseUrl, token, submit.acknowledged)
    return
  }
  const text = `again ${randomUUID()}`
  const again = await send(
    baseUrl,
    token,
    bodyOf({ scholarshipId, ...application }, 'Received', text),
  )
  const isRefused = again.body.error?.code === 'ALREADY_APPLIED'
  if (isRefused !== (status === 'Received')) throw new Error(`${status}, then: ${again.text}`)
  if (!isRefused) {
    application.sent.push(text)
    application.acknowledged.push(text)
  }
  if ((await read()).status !== 'Received') throw new Error('Submitting again did not submit.')
}

function checkStage({ withdrawal }: LedgerApplication, stage: string | null): void {
  const isPossible =
    stage === 'withdrawn'
      ? withdrawal !== undefined
      : stage === null && withdrawal !== 'acknowledged'
  if (!isPossible) throw new Error(`The stage is ${stage}, the withdrawal was ${withdrawal}.`)
}

async function checkReplay(
  baseUrl: string,
  token: string,
  sent: { key: string; body: string; answer: string },
): Promise<void> {
  const answer = await send(baseUrl, token, sent.body, sent.key)
  // Died between the submission and keeping its answer for the key, and the twin got the answer.
  if (answer.body.error?.code === 'ALREADY_APPLIED') return
  if (!isDeepStrictEqual(answer.body, JSON.parse(sent.answer)))
    throw new Error(`Another answer to a key: ${answer.text}`)
}

const send = (baseUrl: string, token: string, body: string, key?: string): Promise<Answer> =>
  call(baseUrl, SUBMIT_PATH, { method: 'POST', token, body, ...(key !== undefined && { key }) })

async function readDetails(baseUrl: string, token: string, id: string): Promise<Details> {
  const path = `/api/v1/scholarships/${id}/applicants/get-applicant-details`
  const answer = await call(baseUrl, path, { token })
  expectStatus(answer, 200)
  return answer.body.data as Details
}
