import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { claimLinks, listingClaims } from '../../../db/schema/claims.ts'
import { auditEvents } from '../../../db/schema/organisations.ts'
import { scholarshipVersions } from '../../../db/schema/publishing.ts'
import { savedScholarships, scholarships } from '../../../db/schema/scholarships.ts'
import { outboxEmails, rateLimits } from '../../../db/schema/sessions.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask as askAs } from '../../../testing/factories/application.ts'
import { aClaimLink, anImportedListing, aTakenListing } from '../../../testing/factories/claims.ts'
import { anOrganisation, anOwner } from '../../../testing/factories/organisation.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { mergeDuplicates } from '../../catalogue/duplicates/merge-duplicates.ts'
import { readTrust } from '../../catalogue/trust/read-trust.ts'
import { forgetClaimLinks } from './forget-claim-links.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: 'https://laurel.example' })
})
beforeEach(async () => void (await app.db.delete(rateLimits)))
afterAll(() => app.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const ask = (of: Student, method: Method, path: string, payload?: object) =>
  askAs(app, of, method, path, payload && { payload })

const take = (of: Student, token: string) => ask(of, 'POST', `/claims/${token}/accept`)
const admins = () => aStudent(app, { role: 'ADMIN', firstName: 'Ada' })
const settle = async (claimId: string, verdict: 'right' | 'undo') =>
  ask(await admins(), 'POST', `/admin/claims/${claimId}/settle`, { verdict })
const mailsTo = (email: string) =>
  app.db.select().from(outboxEmails).where(eq(outboxEmails.recipient, email))

async function listingOf(id: string) {
  const [row] = await app.db.select().from(scholarships).where(eq(scholarships.id, id))
  if (!row) throw new Error('It is gone.')
  return row
}
const historyOf = async (id: string) => (await readTrust(app.db, await listingOf(id))).history

describe('asking for a listing', () => {
  it('mails a plain question to an address at the domain of its page', async () => {
    const { owner, organisationId } = await anOwner(app, {
      name: 'Lake Fund https://casino.example',
    })
    const scholarshipId = await anImportedListing(app)
    const seen = await ask(
      owner,
      'GET',
      `/organisations/${organisationId}/claimable/${scholarshipId}`,
    )
    expect(seen.data).toMatchObject({
      title: 'Lakeshore Award',
      domain: 'lakeshorecu.org',
      addresses: 'any',
    })
    const email = 'awards@mail.lakeshorecu.org'
    await aClaimLink(app, { owner, organisationId, scholarshipId, email })
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toBe(
      'Is "Lakeshore Award" yours? Lake Fund https casino example asks on Laurel',
    )
    expect(mail?.bodyText.match(/https?:\/\/\S+/g)).toEqual([
      expect.stringMatching(
        /^https:\/\/laurel\.example\/organisation-invitation#claim\.[\w-]{43}$/,
      ),
    ])
    const { open } = (await ask(owner, 'GET', `/organisations/${organisationId}/claims`)).data
    expect(open).toMatchObject([{ scholarshipId, title: 'Lakeshore Award', email }])
  })

  it.each([
    [
      'maria@gmail.com',
      'Please use an address at lakeshorecu.org, where the scholarship’s page is.',
    ],
    [
      'awards@lakeshorecu.org.evil.com',
      'Please use an address at lakeshorecu.org, where the scholarship’s page is.',
    ],
    ['awards', 'Please enter a validate email!'],
  ])('refuses %s', async (email, sentence) => {
    const { owner, organisationId } = await anOwner(app)
    const scholarshipId = await anImportedListing(app)
    const path = `/organisations/${organisationId}/claims`
    const { status, error } = await ask(owner, 'POST', path, { scholarshipId, email })
    expect([status, error.fields.email]).toEqual([400, sentence])
    expect(await mailsTo(email)).toEqual([])
  })

  it('takes of a school only an address that the listing shows', async () => {
    const { owner, organisationId } = await anOwner(app)
    const scholarshipId = await anImportedListing(app, {
      applyUrl: 'https://aid.stanford.edu/award',
      descriptionText: 'For nurses. Questions? Write to awards@stanford.edu.',
    })
    const path = `/organisations/${organisationId}/claims`
    const student = { scholarshipId, email: 'some.student@stanford.edu' }
    expect((await ask(owner, 'POST', path, student)).error.fields.email).toMatch(
      /^Many people have an address at stanford\.edu\./,
    )
    const office = { scholarshipId, email: 'Awards@stanford.edu' }
    expect((await ask(owner, 'POST', path, office)).status).toBe(200)
  })

  it.each([
    ['that somebody looks after', {}, /^Somebody looks after/],
    ['that students apply for here', { delivery: 'laurel' as const }, /^Students apply for/],
    ['without a page', { applyUrl: null }, /^We know no page/],
    ['at a host for everybody', { applyUrl: 'https://forms.gle/a' }, /^Its page stands where/],
  ])('refuses one %s', async (_what, options, sentence) => {
    const { owner, organisationId } = await anOwner(app)
    const scholarshipId = await anImportedListing(app, options)
    if (Object.keys(options).length === 0)
      await app.db
        .update(scholarships)
        .set({ organisationId: await anOrganisation(app, { vetting: 'unasked' }) })
        .where(eq(scholarships.id, scholarshipId))
    const asked = { scholarshipId, email: 'awards@lakeshorecu.org' }
    const { error } = await ask(owner, 'POST', `/organisations/${organisationId}/claims`, asked)
    expect(error.code).toBe('LISTING_NOT_CLAIMABLE')
    expect(error.message).toMatch(sentence)
  })

  it.each([{ status: 'draft' as const }, { status: 'withdrawn' as const }, { isSample: true }])(
    'knows none that nobody sees: %j',
    async (options) => {
      const { owner, organisationId } = await anOwner(app)
      const id = await anImportedListing(app, options)
      const path = `/organisations/${organisationId}/claimable/${id}`
      expect((await ask(owner, 'GET', path)).status).toBe(404)
    },
  )

  it('suggests what stands at the website of the organisation, and nothing beside it', async () => {
    const { owner, organisationId } = await anOwner(app)
    const own = await anImportedListing(app, {
      title: 'Own',
      applyUrl: 'https://awards.hartwell.example.org/a',
    })
    const page = { url: 'https://EXAMPLE.org/b' }
    const fromSource = await anImportedListing(app, {
      title: 'Of its source',
      applyUrl: null,
      source: page,
    })
    await anImportedListing(app, { applyUrl: 'https://notexample.org/' })
    await anImportedListing(app, { applyUrl: 'https://example.org.evil.com/' })
    await anImportedListing(app, { applyUrl: 'https://example.org/', status: 'draft' })
    const path = `/organisations/${organisationId}/claims`
    const suggested = async () =>
      (await ask(owner, 'GET', path)).data.suggested.map(({ id }: { id: string }) => id)
    expect(await suggested()).toEqual([fromSource, own])
    await aClaimLink(app, { owner, organisationId, scholarshipId: own, email: 'a@example.org' })
    expect(await suggested()).toEqual([fromSource])
  })

  it('has at most twenty links open, and five mails to one address a day', async () => {
    const { owner, organisationId } = await anOwner(app)
    const path = `/organisations/${organisationId}/claims`
    const email = 'awards@lakeshorecu.org'
    const codes: unknown[] = []
    for (let at = 0; at < 6; at += 1) {
      const body = { scholarshipId: await anImportedListing(app), email }
      codes.push((await ask(owner, 'POST', path, body)).error?.code)
    }
    expect(codes).toEqual([...Array.from({ length: 5 }), 'TOO_MANY_REQUESTS'])
    for (let at = 5; at < 20; at += 1) {
      await app.db.delete(rateLimits)
      await aClaimLink(app, { owner, organisationId })
    }
    await app.db.delete(rateLimits)
    const scholarshipId = await anImportedListing(app)
    const { error } = await ask(owner, 'POST', path, { scholarshipId, email })
    expect(error.message).toBe('There are 20 open links. Please take one back first.')
  })
})

describe('following the link', () => {
  it('gives the listing over: what students have of it stays, and everybody reads it', async () => {
    const student = await aStudent(app)
    const { owner, organisationId } = await anOwner(app, { name: 'Lakeshore Members' })
    const scholarshipId = await anImportedListing(app, { sponsor: 'Lakeshore CU' })
    const save = { applicantId: student.applicantId, scholarshipId, savedAt: app.clock.now() }
    await app.db.insert(savedScholarships).values(save)
    const { token } = await aClaimLink(app, { owner, organisationId, scholarshipId })
    const seen = await app.server.inject(`/api/v1/claims/${token}`)
    expect(seen.json().data).toMatchObject({
      organisationName: 'Lakeshore Members',
      title: 'Lakeshore Award',
      sponsor: 'Lakeshore CU',
    })
    const opener = await aStudent(app)
    expect((await take(opener, token)).data).toEqual({
      organisationId,
      scholarshipId,
      isMember: false,
    })
    expect(await listingOf(scholarshipId)).toMatchObject({ organisationId, status: 'published' })
    const isSaved = and(
      eq(savedScholarships.scholarshipId, scholarshipId),
      eq(savedScholarships.applicantId, student.applicantId),
    )
    expect(await app.db.$count(savedScholarships, isSaved)).toBe(1)
    expect(await historyOf(scholarshipId)).toMatchObject([
      {
        kind: 'claimed',
        lines: [
          'Proved by a mail at lakeshorecu.org',
          expect.stringContaining('Lakeshore Members'),
        ],
      },
    ])
    expect((await mailsTo(owner.email)).map(({ subject }) => subject)).toEqual([
      'Lakeshore Members looks after "Lakeshore Award" now',
    ])
    const events = await app.db
      .select({ action: auditEvents.action })
      .from(auditEvents)
      .where(eq(auditEvents.organisationId, organisationId))
      .orderBy(auditEvents.ordinal)
    expect(events.map(({ action }) => action)).toEqual(['ask_claim', 'take_listing'])
    const edited = await ask(owner, 'GET', `/scholarships/${scholarshipId}/editor`)
    expect(edited.data).toMatchObject({ sponsor: 'Lakeshore Members', state: 'open' })
  })

  it('works once, however many follow it, and whichever organisation was first', async () => {
    const [one, other] = [await anOwner(app), await anOwner(app)]
    const scholarshipId = await anImportedListing(app)
    const links = [
      await aClaimLink(app, { ...one, scholarshipId }),
      await aClaimLink(app, { ...other, scholarshipId }),
    ]
    const answers = await Promise.all(
      [...links, ...links].map(async ({ token }) => take(await aStudent(app), token)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { error } of answers.filter(({ status }) => status !== 200))
      expect(['CLAIM_CLOSED', 'LISTING_NOT_CLAIMABLE']).toContain(error.code)
    const ofListing = eq(claimLinks.scholarshipId, scholarshipId)
    expect(await app.db.$count(claimLinks, ofListing)).toBe(0)
    expect(await app.db.$count(listingClaims, eq(listingClaims.scholarshipId, scholarshipId))).toBe(
      1,
    )
  })

  it('ends after 7 days, when it is taken back, when a newer one is mailed or the page moved', async () => {
    const owned = await anOwner(app)
    const guest = await aStudent(app)
    const expectClosed = async (token: string) =>
      expect((await take(guest, token)).error.code).toBe('CLAIM_CLOSED')
    const replaced = await aClaimLink(app, owned)
    const { scholarshipId } = replaced
    const withdrawn = await aClaimLink(app, { ...owned, scholarshipId })
    await expectClosed(replaced.token)
    const path = `/organisations/${owned.organisationId}/claims/${withdrawn.id}`
    expect((await ask((await anOwner(app)).owner, 'DELETE', path)).status).toBe(404)
    expect((await ask(owned.owner, 'DELETE', path)).data.open).toEqual([])
    await expectClosed(withdrawn.token)
    expect((await ask(owned.owner, 'DELETE', path)).status).toBe(404)

    const moved = await aClaimLink(app, owned)
    const isMoved = eq(scholarships.id, moved.scholarshipId)
    await app.db.update(scholarships).set({ applyUrl: 'https://other.com/' }).where(isMoved)
    await expectClosed(moved.token)

    const expired = await aClaimLink(app, owned)
    app.clock.advance({ days: 7 })
    const later = await aStudent(app)
    expect((await take(later, expired.token)).error.code).toBe('CLAIM_CLOSED')
    expect((await app.server.inject(`/api/v1/claims/${expired.token}`)).json().error.code).toBe(
      'CLAIM_CLOSED',
    )
    await forgetClaimLinks(app)
    const own = eq(claimLinks.organisationId, owned.organisationId)
    expect(await app.db.$count(claimLinks, own)).toBe(0)
  })

  it('lets nobody change what students read before the organisation is verified', async () => {
    const change = async (vetting: 'waiting' | 'verified') => {
      const { owner, organisationId } = await anOwner(app, { vetting })
      const { scholarshipId } = await aTakenListing(app, { owner, organisationId })
      const path = `/scholarships/${scholarshipId}`
      const { version, listing, criteria, reasons } = (await ask(owner, 'GET', `${path}/editor`))
        .data
      const changed = { version, listing: { ...listing, title: 'Another' }, criteria, reasons }
      const answer = await ask(owner, 'POST', `${path}/amendments`, {
        ...changed,
        words: 'A slip.',
      })
      return [answer.error?.code, (await listingOf(scholarshipId)).title]
    }
    expect(await change('waiting')).toEqual(['ORGANISATION_NOT_VERIFIED', 'Lakeshore Award'])
    expect(await change('verified')).toEqual([undefined, 'Another'])
  })

  it('keeps the listing, and the name that its organisation gave itself, from imports', async () => {
    const sourceKey = 'a key of a catalogue'
    const { owner, organisationId } = await anOwner(app, { name: 'Lake Members' })
    const scholarshipId = await anImportedListing(app, { sourceKey, sponsor: 'Lake Members' })
    await aTakenListing(app, { owner, organisationId, scholarshipId })
    await anImportedListing(app, { sourceKey, title: 'Of the catalogue', sponsor: 'Lake Members' })
    const kept = { title: 'Lakeshore Award', organisationId }
    expect(await listingOf(scholarshipId)).toMatchObject(kept)
    const other = await anImportedListing(app, { sponsor: 'Lake Members' })
    expect((await listingOf(other)).organisationId).not.toBe(organisationId)
  })

  it('lets the listing stand for other entries of the award, and never the other way', async () => {
    const text = Array.from({ length: 200 }, (_, at) => `word${at}`).join(' ')
    const applyUrl = 'https://swimmers.org/award'
    const about = { title: 'Lake Swimmers Award', descriptionText: text, applyUrl }
    const scholarshipId = await anImportedListing(app, { ...about, known: 'unread' })
    const owned = await anOwner(app, { name: 'Swimmers of the Lake' })
    await aTakenListing(app, { ...owned, scholarshipId, email: 'awards@swimmers.org' })
    const fuller = { ...about, sponsor: 'Swimmers of the Lake, Inc.', known: 'stated' as const }
    const other = await anImportedListing(app, fuller)
    await mergeDuplicates(app)
    expect((await listingOf(scholarshipId)).status).toBe('published')
    expect((await listingOf(other)).status).toBe('merged')
  })
})

describe('an administrator', () => {
  // What came before was earlier.
  beforeEach(() => app.clock.advance({ minutes: 1 }))

  it('sees what was taken over, and says that it is right', async () => {
    const { owner, organisationId } = await anOwner(app, { name: 'Seen Fund', vetting: 'verified' })
    const scholarshipId = await anImportedListing(app, { sponsor: 'Seen Before' })
    const { claimId } = await aTakenListing(app, { owner, organisationId, scholarshipId })
    const first = async () =>
      (await ask(await admins(), 'GET', '/admin/claims?offset=0&limit=1')).data.claims[0]
    expect(await first()).toMatchObject({
      id: claimId,
      title: 'Lakeshore Award',
      sponsorBefore: 'Seen Before',
      domain: 'lakeshorecu.org',
      organisation: { name: 'Seen Fund', vetting: 'verified' },
      settledAt: null,
    })
    expect((await settle(claimId, 'right')).status).toBe(200)
    expect((await first()).id).not.toBe(claimId)
    expect((await listingOf(scholarshipId)).organisationId).toBe(organisationId)
  })

  it('takes it back as it was, with what was changed meanwhile, and imports go on', async () => {
    const { owner, organisationId } = await anOwner(app, {
      vetting: 'verified',
      name: 'Wrong Fund',
    })
    const scholarshipId = await anImportedListing(app)
    const before = await listingOf(scholarshipId)
    const { claimId } = await aTakenListing(app, { owner, organisationId, scholarshipId })
    const withdrawn = { reason: 'We close it.' }
    await ask(owner, 'POST', `/scholarships/${scholarshipId}/withdraw`, withdrawn)
    expect((await listingOf(scholarshipId)).status).toBe('withdrawn')
    app.clock.advance({ minutes: 1 })
    expect((await settle(claimId, 'undo')).status).toBe(200)
    const { updatedAt: _then, ...rest } = before
    expect(await listingOf(scholarshipId)).toMatchObject(rest)
    expect((await ask(owner, 'GET', `/scholarships/${scholarshipId}/editor`)).status).toBe(404)
    expect(await historyOf(scholarshipId)).toMatchObject([
      { kind: 'givenBack' },
      { kind: 'claimed' },
    ])
    expect((await mailsTo(owner.email)).map(({ subject }) => subject)).toContain(
      '"Lakeshore Award" is no longer with Wrong Fund',
    )
    const acts = await app.db
      .select({ act: scholarshipVersions.act })
      .from(scholarshipVersions)
      .where(eq(scholarshipVersions.scholarshipId, scholarshipId))
      .orderBy(scholarshipVersions.version)
    expect(acts.map(({ act }) => act)).toEqual(['imported', 'claimed', 'withdrawn', 'imported'])
    expect((await settle(claimId, 'undo')).error.code).toBe('CLAIM_SETTLED')
    expect((await settle(claimId, 'right')).error.code).toBe('CLAIM_SETTLED')
    await aTakenListing(app, { ...(await anOwner(app)), scholarshipId })
  })
})
