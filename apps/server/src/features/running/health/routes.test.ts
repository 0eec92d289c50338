import underPressure from '@fastify/under-pressure'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aScholarship } from '../../../testing/factories/scholarship.ts'
import { healthRoutes } from './routes.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

const ready = async () => (await app.server.inject('/api/v1/health/ready')).json().data

it('tells where the match index stands', async () => {
  expect(await ready()).toEqual({
    status: 'ready',
    scholarships: 0,
    indexSequence: 0,
    indexLag: 0,
    indexAgeSeconds: 0,
  })
  await aScholarship(app)
  expect(await ready()).toMatchObject({ scholarships: 1, indexSequence: 1, indexLag: 0 })
})

it('tells how far the match index is behind, and since when', async () => {
  await app.matches.stop()
  const deaf = { db: app.db, clock: app.clock, matches: { catchUp: async () => undefined } }
  for (const title of ['One', 'Two']) await aScholarship(deaf, { title })
  app.clock.advance({ seconds: 90 })
  expect(await ready()).toMatchObject({ indexSequence: 0, indexLag: 2, indexAgeSeconds: 90 })
  await app.matches.catchUp()
  expect(await ready()).toMatchObject({ indexSequence: 2, indexLag: 0, indexAgeSeconds: 0 })
})

it('says that the process lives under pressure, when other calls are turned away', async () => {
  const server = Fastify()
  await server.register(underPressure, {
    healthCheck: async () => false,
    healthCheckInterval: 1000,
    exposeStatusRoute: false,
  })
  healthRoutes(Object.assign(Object.create(app), { server }))
  expect((await server.inject('/api/v1/health/ready')).statusCode).toBe(503)
  expect((await server.inject('/api/v1/health/live')).statusCode).toBe(200)
  await server.close()
})
