import { TERMS_VERSION } from '@laurel/contract/terms'
import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/accounts.ts'
import { familyInvitations, familyLinks } from '../../db/schema/family.ts'
import { sessions } from '../../db/schema/sessions.ts'
import { startSession } from '../../features/people/accounts/start-session.ts'
import { aScholarship } from '../factories/scholarship.ts'
import { aStudent, type Student } from '../factories/student.ts'
import { signIn, type World } from './callers.ts'
import { each, open, own, type AccessEntry } from './expectations.ts'

const aWrongToken = () => ({ body: { token: 'wrong' } })

async function ask(
  { app }: World,
  of: Student,
  method: 'GET' | 'POST',
  path: string,
  payload?: object,
) {
  const answer = await app.server.inject({
    method,
    url: `/api/v1${path}`,
    headers: of.headers,
    ...(payload && { payload }),
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json().data
}

async function invitation(world: World, of: Student): Promise<{ id: string; token: string }> {
  await world.app.db.delete(familyInvitations)
  const { id, url } = await ask(world, of, 'POST', '/family/invitations', { invites: 'parent' })
  return { id, token: String(url).split('#').at(-1) ?? '' }
}

const student = ({ people }: World) => ({ id: people.owner.applicantId })

async function suggestion(world: World): Promise<string> {
  const { id: scholarshipId } = await aScholarship(world.app)
  const parent = await signIn(world, 'linked parent')
  const path = `/family/students/${student(world).id}/suggestions`
  await ask(world, parent, 'POST', path, { scholarshipId })
  const [latest] = await ask(world, await signIn(world, 'owner'), 'GET', '/family/suggestions')
  return latest.id
}

/** Followed by a parent who is nobody else here, so that ending it changes nothing. */
async function link({ app }: World, of: Student): Promise<string> {
  const parent = await aStudent(app)
  const id = crypto.randomUUID()
  const { applicantId: studentId } = of
  await app.db
    .insert(familyLinks)
    .values({ id, parentId: parent.userId, studentId, createdAt: app.clock.now() })
  return id
}

async function otherSession({ app }: World, of: Student): Promise<string> {
  await startSession(app, of.userId, 'Another device')
  const rows = await app.db.select().from(sessions).where(eq(sessions.userId, of.userId))
  return rows.find(({ userAgent }) => userAgent === 'Another device')?.id ?? ''
}

/** To the parent it is the student's; to everybody else it does not exist. */
const followed = { owner: 'NOT_FOUND', 'linked parent': 'ok' } as const

const unsubscribeToken = ({ app, people }: World) => ({
  params: { token: app.unsubscribeTokens.issue(people.owner.userId) },
})

/** Accounts, profile, conversation, family and privacy. */
export const ACCOUNT_ENTRIES: Readonly<Record<string, AccessEntry>> = {
  changePassword: each(async ({ app }) => {
    // Each its own account: it ends the other sessions.
    await aStudent(app)
    return { body: { newPassword: `a long sentence ${crypto.randomUUID()}` } }
  }),
  checkEmail: open(() => ({ body: { email: 'nobody@example.org' } })),
  confirmEmail: each(() => ({ body: { code: '000000' } }), { otherwise: 'WRONG_CODE' }),
  confirmEmailByLink: open(aWrongToken, { otherwise: 'WRONG_CODE' }),
  deleteAccount: each(
    async ({ app }, of) => {
      const passwordHash = 'of another password'
      await app.db.update(users).set({ passwordHash }).where(eq(users.id, of.userId))
      return { body: {} }
    },
    { otherwise: 'WRONG_PASSWORD' },
  ),
  endOtherSessions: each(),
  endSession: own(async (world, of) => ({ params: { id: await otherSession(world, of) } })),
  exportData: each(),
  forgotPassword: open(() => ({ body: { email: 'nobody@example.org' } })),
  listSessions: each(),
  logIn: open(() => ({ body: { userName: 'nobody@example.org', password: 'wrong' } }), {
    otherwise: 'BAD_CREDENTIALS',
  }),
  logInWithGoogle: open(() => ({ body: { credential: 'wrong' } }), {
    otherwise: 'GOOGLE_NOT_SET_UP',
  }),
  logOut: each(),
  mailConfirmation: each(),
  refreshSession: open(() => ({ body: { refreshToken: 'wrong' } }), {
    otherwise: 'SESSION_ENDED',
  }),
  resetPassword: open(
    () => ({ body: { email: 'a@example.org', otp: '000000', newPassword: 'five green turtles' } }),
    { otherwise: 'WRONG_CODE' },
  ),
  resetPasswordByLink: open(
    () => ({ body: { token: 'wrong', newPassword: 'five green turtles' } }),
    { otherwise: 'WRONG_CODE' },
  ),
  signUp: open(() => ({
    body: {
      firstName: 'Dana',
      email: `${crypto.randomUUID()}@example.org`,
      password: 'five green turtles',
    },
  })),

  changeAvatar: own((_world, of) => ({
    params: { id: of.applicantId },
    body: { avatarUrl: null },
  })),
  listFormFields: open(),
  readMinimalProfile: each(),
  readProfile: each(),
  readScholarshipLimit: each(),
  updateProfile: own((_world, of) => ({
    params: { id: of.applicantId },
    body: { firstName: 'Dana' },
  })),

  exportConversation: each(() => ({ body: { turns: [{ speaker: 'laurel', text: 'Hello' }] } })),
  readVisitor: open(),
  recordConversion: each(() => ({ body: { event: 'Phase 6' } })),
  validateAnswer: each(() => ({ body: { question: 'gpa', answer: '3.5' } })),

  acceptInvitation: each(
    async (world) => {
      const { token } = await invitation(world, await aStudent(world.app))
      return { params: { token } }
    },
    { missing: 'INVITATION_CLOSED' },
  ),
  answerSuggestion: own(async (world) => ({
    params: { id: await suggestion(world) },
    body: { outcome: 'dismissed' },
  })),
  endFamilyLink: own(async (world, of) => ({ params: { id: await link(world, of) } })),
  inviteToFamily: each(() => ({
    body: { invites: 'parent', email: `${crypto.randomUUID()}@example.org` },
  })),
  listStudentMatches: own((world) => ({ params: student(world) }), { outcomes: followed }),
  listNotifications: each(),
  listSuggestions: each(),
  readFamily: each(),
  readNotifications: each(() => ({ body: { all: true } })),
  readInvitation: open(
    async (world) => {
      const { token } = await invitation(world, await signIn(world, 'owner'))
      return { params: { token } }
    },
    { missing: 'INVITATION_CLOSED' },
  ),
  readStudent: own((world) => ({ params: student(world) }), { outcomes: followed }),
  readStudentProfile: own((world) => ({ params: student(world) }), { outcomes: followed }),
  suggestScholarship: own(
    async (world) => ({
      params: student(world),
      body: { scholarshipId: (await aScholarship(world.app)).id },
    }),
    { outcomes: followed },
  ),
  updateStudentProfile: own(
    (world) => ({
      params: student(world),
      body: { applicantFields: [{ fieldId: 'gpa', fieldValue: 3.1 }] },
    }),
    { outcomes: followed },
  ),
  withdrawInvitation: own(async (world, of) => ({
    params: { id: (await invitation(world, of)).id },
  })),

  confirmPrivacyRequest: open(aWrongToken, { otherwise: 'WRONG_CODE' }),
  acceptTerms: each(() => ({ body: { version: TERMS_VERSION } })),
  readMailChoices: each(),
  requestPrivacy: open(() => ({
    body: { kind: 'do_not_sell', email: `${crypto.randomUUID()}@example.org` },
  })),
  openUnsubscribe: open(unsubscribeToken),
  unsubscribeByProgram: open(unsubscribeToken),
  unsubscribe: open(aWrongToken, { otherwise: 'WRONG_CODE' }),
  updateMailChoices: each(() => ({ body: { suggestions: true } })),

  searchColleges: open(),
  searchHighSchools: open(),
  readLiveness: open(),
  readReadiness: open(),
}
