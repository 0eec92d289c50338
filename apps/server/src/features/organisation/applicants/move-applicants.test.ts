import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditEvents } from '../../../db/schema/organisations.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aReceived } from '../../../testing/factories/applicants.ts'
import { ask } from '../../../testing/factories/application.ts'
import { aScholarship, type StoredScholarship } from '../../../testing/factories/scholarship.ts'
import { aSponsor, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

let scholarship: StoredScholarship
let manager: Student
let [ada, ben, cleo] = ['', '', '']
beforeEach(async () => {
  scholarship = await aScholarship(app, { sponsor: `Trust ${randomUUID()}` })
  manager = await aSponsor(app, scholarship.id, 'manager')
  const received = async (firstName: string) =>
    (await aReceived(app, scholarship, { firstName })).applicationId
  ;[ada, ben, cleo] = [await received('Ada'), await received('Ben'), await received('Cleo')]
})

const path = (rest = '') => `/scholarships/${scholarship.id}/applicants${rest}`
const move = (change: object, id: string = randomUUID()) =>
  ask(app, manager, 'POST', path('/moves'), { payload: { id, ...change } })
const undo = async (id: string) =>
  (await ask(app, manager, 'POST', path(`/moves/${id}/undo`))).body.data.changed

interface Shown {
  applicationId: string
  standing: string
  tags: string[]
  assignedTo: { id: string } | null
}
const shown = async () => {
  const { body } = await ask(app, manager, 'GET', path('?orderBy=name&order=ASC'))
  const rows = body.data.applicants as Shown[]
  return rows.map(({ standing, tags, assignedTo }) => [standing, tags, assignedTo?.id ?? null])
}
const NEW = ['new', [], null]

describe('moving applicants', () => {
  it('moves those that are named, and takes it back', async () => {
    const { body } = await move({ applicationIds: [ada, ben], stage: 'shortlist' })
    expect(body.data.changed).toBe(2)
    expect(await shown()).toEqual([['shortlist', [], null], ['shortlist', [], null], NEW])
    expect([await undo(body.data.moveId), await undo(body.data.moveId)]).toEqual([2, 0])
    expect(await shown()).toEqual([NEW, NEW, NEW])
  })

  it('moves all that a filter finds', async () => {
    await move({ applicationIds: [ada], stage: 'finalist' })
    const { body } = await move({ filter: { stage: 'new' }, stage: 'in_review' })
    expect([body.data.changed, (await shown()).map(([stage]) => stage)]).toEqual([
      2,
      ['finalist', 'in_review', 'in_review'],
    ])
  })

  it('tags, assigns and takes both back', async () => {
    const tagged = await move({ applicationIds: [ada, ben], tag: 'Call back' })
    await move({ applicationIds: [ben], tag: 'Ohio' })
    const given = await move({ filter: { search: 'ben' }, assignedTo: manager.userId })
    expect(await shown()).toEqual([
      ['new', ['Call back'], null],
      ['new', ['Call back', 'Ohio'], manager.userId],
      NEW,
    ])
    await move({ applicationIds: [ada, cleo], untag: 'Call back' })
    expect([await undo(given.body.data.moveId), await undo(tagged.body.data.moveId)]).toEqual([
      1, 0,
    ])
    expect(await shown()).toEqual([NEW, ['new', ['Call back', 'Ohio'], null], NEW])
  })

  it('leaves alone what somebody changed since', async () => {
    const first = await move({ applicationIds: [ada, ben], stage: 'shortlist' })
    await move({ applicationIds: [ada], stage: 'finalist' })
    expect(await undo(first.body.data.moveId)).toBe(1)
    expect((await shown()).map(([stage]) => stage)).toEqual(['finalist', 'new', 'new'])
  })

  it('moves once however often it is asked, also at once', async () => {
    const id = randomUUID()
    const tries = await Promise.all(
      Array.from({ length: 4 }, () => move({ applicationIds: [ada, ben], tag: 'Twice' }, id)),
    )
    expect(tries.map(({ body }) => body.data.changed)).toEqual([2, 2, 2, 2])
    expect((await shown()).map(([, tags]) => tags)).toEqual([['Twice'], ['Twice'], []])
    const events = await app.db
      .select({ action: auditEvents.action, details: auditEvents.details })
      .from(auditEvents)
      .where(eq(auditEvents.scholarship, scholarship.id))
    expect(events).toEqual([{ action: 'move_applicants', details: { number: 2, change: 'tag' } }])
  })

  it('moves nobody of another scholarship, and nobody who withdrew', async () => {
    const elsewhere = await aScholarship(app, { sponsor: 'Other' })
    const theirs = await aReceived(app, elsewhere)
    const gone = await aReceived(app, scholarship, { firstName: 'Gone' })
    await ask(app, gone.student, 'POST', `/applications/${gone.applicationId}/withdrawal`)
    const applicationIds = [theirs.applicationId, gone.applicationId]
    expect((await move({ applicationIds, stage: 'finalist' })).body.data.changed).toBe(0)
  })

  it.each([
    [{ stage: 'shortlist' }],
    [{ applicationIds: [randomUUID()], filter: {}, stage: 'shortlist' }],
    [{ applicationIds: [randomUUID()] }],
    [{ applicationIds: [randomUUID()], stage: 'shortlist', tag: 'Two' }],
    [{ applicationIds: [randomUUID()], stage: 'decided' }],
    [{ applicationIds: [randomUUID()], assignedTo: randomUUID() }],
  ])('refuses %j', async (change) => {
    const { status, body } = await move(change)
    expect([status, body.error.code]).toEqual([400, 'VALIDATION_FAILED'])
  })
})

describe('a message to applicants', () => {
  it('goes by mail, and stands with the application and on the receipt', async () => {
    const { student, applicationId } = await aReceived(app, scholarship, { firstName: 'Dora' })
    const { body } = await ask(app, manager, 'POST', path('/messages'), {
      payload: {
        applicationIds: [applicationId],
        subject: 'An interview',
        text: 'On Monday?\nAt 5.',
      },
      key: randomUUID(),
    })
    expect(body.data).toEqual({ sent: 1 })
    const written = { subject: 'An interview', text: 'On Monday?\nAt 5.' }
    const receipt = await ask(app, student, 'GET', `/applications/${applicationId}/receipt`)
    expect(receipt.body.data.messages).toEqual([
      { ...written, sentAt: app.clock.now().toISOString() },
    ])
    const read = await ask(app, manager, 'GET', path(`/${applicationId}`))
    expect(read.body.data.messages).toEqual([expect.objectContaining(written)])
    const { rows } = await app.db.$client.query(
      `select subject, body_text from outbox_emails where recipient = $1`,
      [student.email],
    )
    expect(rows).toEqual([
      {
        subject: expect.stringContaining(': An interview'),
        body_text: expect.stringMatching(/> On Monday\?\n> At 5\.[^]*receipt/),
      },
    ])
    expect(rows[0].body_text).toContain(`write to ${manager.email}`)
  })

  it('is sent twenty times a day at most', async () => {
    const payload = { applicationIds: [ada], subject: 'Again', text: 'And again.' }
    const statuses: number[] = []
    for (let sent = 0; sent < 21; sent++)
      statuses.push((await ask(app, manager, 'POST', path('/messages'), { payload })).status)
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([20, 429])
  })
})
