import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { docsRoutes } from './docs.ts'

const server = Fastify()
beforeAll(async () => {
  docsRoutes({ server, config: readConfig({ PRODUCT_NAME: 'Bay <Leaf>' }) })
  await server.ready()
})
afterAll(() => server.close())

describe('/api/docs', () => {
  it.each(['/api/docs', '/api/docs/'])(
    'is a page at %s whose parts are all our own',
    async (url) => {
      const page = await server.inject(url)
      expect(page.statusCode).toBe(200)
      expect(page.payload).toContain('<title>Bay Leaf API</title>')
      expect(page.payload).not.toMatch(/https?:\/\//)
      const scripts = [...page.payload.matchAll(/<script src="([^"]+)"/g)].map(
        ([, source = '']) => source,
      )
      expect(scripts).toHaveLength(2)
      for (const source of scripts) {
        const script = await server.inject({ url: source, headers: { 'accept-encoding': 'br' } })
        expect([script.statusCode, script.headers['content-type']]).toEqual([
          200,
          'text/javascript; charset=utf-8',
        ])
      }
      expect(page.headers['content-security-policy']).toContain("script-src 'self';")
    },
  )

  it('has the OpenAPI document', async () => {
    const document = (await server.inject('/api/docs/openapi.json')).json()
    expect(document).toMatchObject({ openapi: '3.1.1', info: { title: 'Bay <Leaf> API' } })
  })
})
