import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { subscriptions } from '../../../db/schema/billing.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { anInvoice } from '../../../testing/factories/billing.ts'
import { aStudent } from '../../../testing/factories/student.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const read = (path: string, headers: Record<string, string> = {}) =>
  app.server.inject({ url: `/api/v1/register-applicants/${path}`, headers })

describe('the minimal profile', () => {
  it('says who is signed in and nothing of their answers', async () => {
    const student = await aStudent(app, {
      answers: { country: ['US'], zipCode: ['43004'], ethnicity: ['asian'] },
    })
    const response = await read('profile/minimal', student.headers)
    expect(response.json()).toEqual({
      statusCode: 200,
      data: {
        id: student.applicantId,
        firstName: 'Dana',
        lastName: 'Reyes',
        email: student.email,
        country: 'United States',
        paddleUserId: null,
        paddleAddressId: null,
        zipcode: '43004',
      },
    })
  })

  it('has no country or zip code before they are given', async () => {
    const student = await aStudent(app)
    const { data } = (await read('profile/minimal', student.headers)).json()
    expect(data).toMatchObject({ country: null, zipcode: null })
  })
})

describe('the customer at Paddle', () => {
  it('is of the latest subscription there', async () => {
    const student = await aStudent(app)
    await anInvoice(app, student)
    const idOf = async () =>
      (await read('profile/minimal', student.headers)).json().data.paddleUserId
    const isTheirs = eq(subscriptions.applicantId, student.applicantId)
    await app.db.update(subscriptions).set({ customerId: 'ctm_1' }).where(isTheirs)
    expect(await idOf()).toBeNull()
    await app.db.update(subscriptions).set({ provider: 'paddle' }).where(isTheirs)
    expect(await idOf()).toBe('ctm_1')
  })
})

describe('the free limit', () => {
  it('is three for each day of use where the student lives', async () => {
    const student = await aStudent(app, { timeZone: 'America/Los_Angeles' })
    const limit = async () =>
      (await read('scholarship-limit', student.headers)).json().data.freeScholarshipLimit
    expect(await limit()).toBe(3)
    app.clock.advance({ minutes: 5 })
    expect(await limit()).toBe(3)
  })

  it('grows with the next day', async () => {
    app.clock.set('2026-11-21T07:55:00Z')
    const student = await aStudent(app, { timeZone: 'America/Los_Angeles' })
    const limit = async () =>
      (await read('scholarship-limit', student.headers)).json().data.freeScholarshipLimit
    expect(await limit()).toBe(3)
    app.clock.advance({ minutes: 10 })
    expect(await limit()).toBe(6)
  })
})

describe('reading a profile', () => {
  it.each(['profile', 'profile/minimal', 'scholarship-limit'])(
    '%s needs a session',
    async (path) => {
      const response = await read(path)
      expect(response.statusCode).toBe(401)
      expect(response.json().error.code).toBe('SESSION_ENDED')
    },
  )

  it('shows a place that is known from elsewhere than a typed address', async () => {
    const answers = { country: ['US'], state: ['OH'], city: ['OH/Columbus'], zipCode: ['43004'] }
    const student = await aStudent(app, { answers })
    const { data } = (await read('profile', student.headers)).json()
    expect(data.address).toEqual({ country: 'US', state: 'OH', city: 'Columbus', zipCode: '43004' })
    expect(data).toMatchObject({ countryCode: 'US', zipCode: '43004', dob: null })
  })

  it('lists the form fields for everybody, a bad token ignored', async () => {
    const response = await read('form-fields', { authorization: 'Bearer forged' })
    expect(response.statusCode).toBe(200)
    const { data } = response.json()
    expect(data[0]).toMatchObject({
      id: 'citizenship',
      key: 'citizenship',
      isSensitive: true,
      options: expect.objectContaining({ us_citizen: 'U.S. citizen' }),
    })
    expect(data.at(-1)).toMatchObject({ id: 'cv', key: 'cv' })
  })
})
