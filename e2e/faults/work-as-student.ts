import { randomUUID } from 'node:crypto'
import { applyAsStudent, type Work } from './apply-as-student.ts'
import { call, expectStatus, untilConnectionLost } from './client.ts'
import type { Ledger } from './ledger.ts'

/** Students sign up, save, upload and submit, one after the other, until the server is gone. */
export const workUntilKilled = (work: Work): Promise<void> =>
  untilConnectionLost(async () => {
    for (;;) await workAsStudent(work)
  })

async function workAsStudent(work: Work): Promise<void> {
  const ledger: Ledger = {
    email: `${randomUUID()}@example.org`,
    password: `vanilla ${randomUUID()}`,
    token: undefined,
    applications: new Map(),
    files: [],
  }
  work.open(ledger)
  await signUp(work, ledger)
  for (const target of work.targets) await applyAsStudent(work, ledger, target)
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

const anAddress = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 255)).join('.')}`
