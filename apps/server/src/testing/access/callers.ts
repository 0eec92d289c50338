import type { OrganisationRole } from '@laurel/contract/organisation-rights'
import { randomUUID } from 'node:crypto'
import { familyLinks } from '../../db/schema/family.ts'
import { startSession } from '../../features/people/accounts/start-session.ts'
import type { TestApp } from '../app.ts'
import { aScholarship, asks, type StoredScholarship } from '../factories/scholarship.ts'
import { aSponsor, aStudent, type Student } from '../factories/student.ts'

/** Every kind of caller that the access of a call can tell apart. */
export const CALLERS = [
  'nobody',
  'expired',
  'deleted',
  'owner',
  'other applicant',
  'linked parent',
  'subscriber',
  'organiser',
  'other organiser',
  'admin',
] as const
export type Caller = (typeof CALLERS)[number]

/** Those without a session that holds. */
const STRANGERS: readonly Caller[] = ['nobody', 'expired', 'deleted']
export const isStranger = (caller: Caller): boolean => STRANGERS.includes(caller)

/** One of each, and what they meet. */
export interface World {
  app: TestApp
  people: Readonly<Record<Caller, Student>>
  /** Those of the organiser's organisation, by their role; the organiser is its owner. */
  members: Readonly<Record<OrganisationRole, Student>>
  /** The organiser's, with one question to answer in words. */
  scholarship: StoredScholarship
}

/** A server with one of each kind of caller. */
export async function createWorld(app: TestApp): Promise<World> {
  const scholarship = await aScholarship(app, { requirements: [asks('text')] })
  const elsewhere = await aScholarship(app, { sponsor: 'Another Trust' })
  const expired = await aStudent(app)
  app.clock.advance({ minutes: 16 })
  const owner = await aStudent(app, { answers: { gpa: [3] } })
  const parent = await aStudent(app)
  await app.db.insert(familyLinks).values({
    id: randomUUID(),
    parentId: parent.userId,
    studentId: owner.applicantId,
    createdAt: app.clock.now(),
  })
  const people = {
    nobody: { ...owner, headers: { authorization: '' } },
    expired,
    deleted: await aDeletedStudent(app),
    owner,
    'other applicant': await aStudent(app),
    'linked parent': parent,
    subscriber: await aStudent(app, { isSubscriber: true }),
    organiser: await aSponsor(app, scholarship.id),
    'other organiser': await aSponsor(app, elsewhere.id),
    admin: await aStudent(app, { role: 'ADMIN' }),
  }
  const members = {
    owner: people.organiser,
    manager: await aSponsor(app, scholarship.id, 'manager'),
    reviewer: await aSponsor(app, scholarship.id, 'reviewer'),
    finance: await aSponsor(app, scholarship.id, 'finance'),
    viewer: await aSponsor(app, scholarship.id, 'viewer'),
  }
  // Whatever they join from here on, they belong to this one for longest.
  app.clock.advance({ minutes: 1 })
  return { app, people, members, scholarship }
}

/** Signed in once more, because some calls end the session that makes them. */
export async function signIn({ app, people }: World, caller: Caller): Promise<Student> {
  const person = people[caller]
  return isStranger(caller) ? person : signInAgain(app, person)
}

export async function signInAgain(app: TestApp, person: Student): Promise<Student> {
  const { accessToken } = await startSession(app, person.userId, undefined)
  return { ...person, headers: { authorization: `Bearer ${accessToken}` } }
}

async function aDeletedStudent(app: TestApp): Promise<Student> {
  const student = await aStudent(app)
  const { statusCode, body } = await app.server.inject({
    method: 'POST',
    url: '/api/v1/users/auth/account-deletion',
    headers: student.headers,
    payload: {},
  })
  if (statusCode !== 200) throw new Error(body)
  return student
}
