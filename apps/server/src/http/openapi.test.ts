import { readFile } from 'node:fs/promises'
import { CALLS } from '@laurel/contract/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { failureCodes } from './failure-codes.ts'
import { describeApi, openApiText } from './openapi.ts'

interface Operation {
  operationId: string
  security?: unknown
  responses: Record<string, unknown>
  requestBody?: { content: Record<string, unknown> }
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown> }
}

const document = describeApi('Laurel') as unknown as Document
const SNAPSHOT = new URL('../../../../docs/openapi.json', import.meta.url)
const operations = Object.values(document.paths).flatMap((path) => Object.values(path))

describe('the OpenAPI document', () => {
  it('is the one in docs/openapi.json; write it again when the API changes on purpose', async () => {
    expect(openApiText('Laurel')).toBe(await readFile(SNAPSHOT, 'utf8'))
  })

  it('refers only to schemas that it holds', () => {
    const references = JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)
    for (const [, reference = ''] of references) {
      const name = reference.replace('#/components/schemas/', '')
      expect(Object.keys(document.components.schemas)).toContain(name)
    }
    for (const schema of Object.values(document.components.schemas))
      expect(schema).not.toHaveProperty('$ref')
    expect(document.components.schemas['Failure']).toHaveProperty('properties.error')
  })

  it('has an operation of its own for each call and each alias', () => {
    const count = CALLS.reduce((sum, { call }) => sum + 1 + (call.aliases?.length ?? 0), 0)
    expect(operations).toHaveLength(count)
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(count)
  })

  it('says who may call, and every failure that a call declares', () => {
    for (const { call } of CALLS) {
      const operation = operations.find(({ operationId }) => operationId === call.id)
      expect(operation?.security !== undefined).toBe(call.access !== 'public')
      const described = JSON.stringify(operation?.responses)
      for (const code of failureCodes(call)) expect(described).toContain(`\`${code}\``)
    }
  })

  it('describes what the contract leaves to a handler', () => {
    const upload = document.paths['/api/v1/files']?.['post']
    expect(upload?.requestBody?.content['multipart/form-data']).toBeDefined()
    expect(document.paths['/api/schools/search']?.['get']).toBeDefined()
  })
})

describe('the server', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  it('has a route for each path of each call, and no other below /api/v1', () => {
    const declared = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({
        method: method.toUpperCase(),
        url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      })),
    )
    for (const { method, url } of declared)
      expect([method, url, app.server.hasRoute({ method: method as 'GET', url })]).toEqual([
        method,
        url,
        true,
      ])
    const mounted = routesOf(app).filter(
      (route) =>
        !/^(HEAD|POST \/partners$|GET (\/api\/docs|\/development\/|\/metrics$|\/robots\.txt$|\/sitemap|\/scholarships|\/unlock-scholarship$|(\/auth)?\/error-[12]$|\/status$|\/partners(\/figures\/:token)?$|\/terms\/versions|\*)|\w+ \/sandbox-checkout\/)/.test(
          route,
        ),
    )
    expect(mounted.toSorted()).toEqual(
      declared.map(({ method, url }) => `${method} ${url}`).toSorted(),
    )
  })
})

/** Reads the routes from Fastify's own drawing of its tree. */
function routesOf(app: TestApp): string[] {
  const stack: string[] = []
  return app.server
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] =
        /^([│├└─\s]*)(\S*) \(([A-Z, ]+)\)/.exec(line) ?? []
      if (part === '' && methods === '') return []
      const depth = indent.length / 4
      stack.length = depth
      stack[depth] = part
      return methods.split(', ').map((method) => `${method} ${stack.join('')}`)
    })
}
