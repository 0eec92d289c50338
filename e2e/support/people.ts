import { randomUUID } from 'node:crypto'
import {
  readSampleAccounts,
  seedAccount,
  seedLinks,
  type SampleAccount,
} from '../../apps/server/src/features/running/samples/seed-accounts.ts'
import { hashPassword } from '../../apps/server/src/features/people/accounts/hash-password.ts'
import type { RunningServer } from './server.ts'

export interface Person {
  email: string
  password: string
}

const PASSWORD = 'laurel-demo-1'
let passwordHash: Promise<string> | undefined

/** Like the demo student: with a whole profile, two drafts, and four applications that were sent. */
export const aStudent = (server: RunningServer): Promise<Person> =>
  aPersonLike(server, 'student@laurel.example')

/** Like the demo parent, who has a subscription, and who follows the students that are named. */
export async function aSubscriber(
  server: RunningServer,
  ...students: readonly Person[]
): Promise<Person> {
  const parent = await aPersonLike(server, 'parent@laurel.example')
  const followed = students.map(({ email }) => email)
  const db = await server.database()
  await db.transaction((tx) => seedLinks(tx, parent.email, followed, new Date()))
  return parent
}

export const anOrganiser = (server: RunningServer): Promise<Person> =>
  aPersonLike(server, 'organiser@laurel.example')

export const anAdministrator = (server: RunningServer): Promise<Person> =>
  aPersonLike(server, 'admin@laurel.example')

/** Somebody new with all that a demo account has, so that no other test comes in between. */
async function aPersonLike(server: RunningServer, demoEmail: string): Promise<Person> {
  const model = (await readSampleAccounts()).find(({ email }) => email === demoEmail)
  if (!model) throw new Error(`There is no demo account ${demoEmail}.`)
  const account: SampleAccount = { ...model, email: anEmail(model.firstName) }
  const hash = await (passwordHash ??= hashPassword(PASSWORD))
  const db = await server.database()
  await db.transaction((tx) => seedAccount(tx, account, hash, new Date()))
  return { email: account.email, password: PASSWORD }
}

/** Of somebody who has just signed up, with nothing in the profile but a name. */
export async function aNewcomer(server: RunningServer, email = anEmail('noor')): Promise<Person> {
  const person = { email, password: 'a-long-enough-phrase' }
  const answer = await fetch(`${server.url}/api/v1/register-applicants`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, firstName: 'Noor', lastName: 'Haddad', termsAccepted: true }),
  })
  if (!answer.ok) throw new Error(`Signing up was answered with ${answer.status}.`)
  return person
}

/** An address that nobody has. */
export const anEmail = (name: string): string =>
  `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@school.example`
