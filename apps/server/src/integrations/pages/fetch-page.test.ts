import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchPage, PAGE_LIMIT_BYTES } from './fetch-page.ts'

const LOOPBACK = [{ address: '127.0.0.1', family: 4 }]
const here = {
  userAgent: 'Test/1',
  lookup: () => Promise.resolve(LOOPBACK),
  isAllowed: () => true,
}

let answer: RequestListener
const server = createServer((request, reply) => answer(request, reply))
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const address = (path = '/apply') =>
  `http://sponsor.example:${(server.address() as AddressInfo).port}${path}`

describe('asking for a page', () => {
  it('says who asks and what is known of the page', async () => {
    let asked: object = {}
    answer = (request, reply) => {
      asked = request.headers
      reply.writeHead(304).end()
    }
    const since = 'Fri, 20 Nov 2026 10:00:00 GMT'
    const page = await fetchPage(address(), { ...here, etag: '"one"', lastModified: since })
    expect(page).toMatchObject({ status: 304, body: Buffer.alloc(0) })
    expect(asked).toMatchObject({
      'user-agent': 'Test/1',
      'if-none-match': '"one"',
      'if-modified-since': since,
    })
  })

  it('unpacks what is sent, and reads no more than it may', async () => {
    answer = (_request, reply) =>
      reply.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(9_000_000)))
    const page = await fetchPage(address(), here)
    expect(page).toMatchObject({ status: 200, body: { length: PAGE_LIMIT_BYTES } })
  })

  it('follows no redirect', async () => {
    answer = (_request, reply) => reply.writeHead(302, { location: 'http://10.0.0.1/' }).end()
    expect(await fetchPage(address(), here)).toMatchObject({
      status: 302,
      headers: { location: 'http://10.0.0.1/' },
    })
  })

  it('tells of a connection that breaks off, and of packing that is none', async () => {
    answer = (request) => request.destroy()
    expect(await fetchPage(address(), here)).toMatchObject({ problem: 'silence' })
    answer = (_request, reply) => reply.writeHead(200, { 'content-encoding': 'gzip' }).end('plain')
    expect(await fetchPage(address(), here)).toMatchObject({ problem: 'silence' })
  })

  it.each([
    ['loopback', '127.0.0.1'],
    ['a private network', '192.168.1.4'],
    ['where clouds keep their keys', '169.254.169.254'],
  ])('calls no name that leads to %s', async (_place, found) => {
    answer = () => expect.unreachable()
    const lookup = () => Promise.resolve([{ address: found, family: 4 }])
    expect(await fetchPage(address(), { userAgent: 'Test/1', lookup })).toMatchObject({
      problem: 'inside',
    })
    expect(await fetchPage(`http://${found}/`, { userAgent: 'Test/1' })).toMatchObject({
      problem: 'inside',
    })
  })

  it('knows a name that nobody has from one that could not be looked up', async () => {
    const failing = (code: string) => ({
      userAgent: 'Test/1',
      lookup: () => Promise.reject(Object.assign(new Error(code), { code })),
    })
    expect(await fetchPage(address(), failing('ENOTFOUND'))).toMatchObject({ problem: 'nowhere' })
    expect(await fetchPage(address(), failing('EAI_AGAIN'))).toMatchObject({ problem: 'silence' })
  })
})
