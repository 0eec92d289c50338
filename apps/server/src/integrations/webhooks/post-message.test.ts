import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { postMessage } from './post-message.ts'

const fixture = (name: string) => readFile(new URL(`fixtures/${name}`, import.meta.url), 'utf8')
const LOOPBACK = [{ address: '127.0.0.1', family: 4 }]
const BODY = '{"type":"webhook.test"}'

let server: Server
let ca: string
let received: { headers: IncomingMessage['headers']; body: string }[]
let status: number
beforeAll(async () => {
  ca = await fixture('localhost.cert.pem')
  server = createServer(
    { key: await fixture('localhost.key.pem'), cert: ca },
    (request, reply) => void take(request, reply),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  received = []
  status = 204
})

async function take(request: IncomingMessage, reply: ServerResponse) {
  received.push({ headers: request.headers, body: await text(request) })
  reply.writeHead(status, { location: 'https://elsewhere.example/' }).end('x'.repeat(100_000))
}

const url = () => `https://receiver.example:${(server.address() as AddressInfo).port}/hook`
const here = { lookup: () => Promise.resolve(LOOPBACK), isAllowed: () => true }

describe('posting a message', () => {
  it('sends it letter for letter and tells the status', async () => {
    const outcome = await postMessage(url(), { 'webhook-id': 'one' }, BODY, { ...here, ca })
    expect(outcome).toEqual({ status: 204 })
    expect(received).toMatchObject([
      { body: BODY, headers: { 'webhook-id': 'one', 'content-type': 'application/json' } },
    ])
  })

  it('follows no redirect', async () => {
    status = 307
    expect(await postMessage(url(), {}, BODY, { ...here, ca })).toEqual({ status: 307 })
    expect(received).toHaveLength(1)
  })

  it('trusts no certificate of its own making', async () => {
    const outcome = await postMessage(url(), {}, BODY, here)
    expect(outcome).toHaveProperty('problem', expect.stringMatching(/self-signed/))
    expect(received).toEqual([])
  })

  it.each([
    ['loopback', [{ address: '127.0.0.1', family: 4 }]],
    ['a private network', [{ address: '10.1.2.3', family: 4 }]],
    ['link-local, where clouds keep their keys', [{ address: '169.254.169.254', family: 4 }]],
    ['loopback, written as IPv6', [{ address: '::ffff:127.0.0.1', family: 6 }]],
    ['loopback, written the old way', [{ address: '::7f00:1', family: 6 }]],
    ['a private network by a translator', [{ address: '64:ff9b::a01:203', family: 6 }]],
    ['loopback by 6to4', [{ address: '2002:7f00:1::1', family: 6 }]],
    [
      'a private network beside a public one',
      [
        { address: '93.184.216.34', family: 4 },
        { address: '192.168.0.1', family: 4 },
      ],
    ],
  ])('calls no name that leads to %s', async (_place, found) => {
    const outcome = await postMessage(url(), {}, BODY, { lookup: () => Promise.resolve(found), ca })
    expect(outcome).toEqual({ problem: 'This name leads into a private network.' })
    expect(received).toEqual([])
  })

  it.each(['https://127.0.0.1/', 'https://[::1]/', 'https://169.254.169.254/latest'])(
    'does not call %s',
    async (address) => {
      expect(await postMessage(address, {}, BODY)).toEqual({
        problem: 'This name leads into a private network.',
      })
    },
  )

  it('does not call without TLS', async () => {
    expect(await postMessage('http://receiver.example/', {}, BODY)).toEqual({
      problem: 'Only https is called.',
    })
  })

  it('says so where a name leads nowhere', async () => {
    const lookup = () => Promise.reject(new Error('ENOTFOUND'))
    expect(await postMessage(url(), {}, BODY, { lookup })).toEqual({
      problem: 'This name leads nowhere.',
    })
  })
})
