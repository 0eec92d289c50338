import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'

/** An IP service that knows one address, fails for another and never answers for a third. */
let service: Server
let asked: string[] = []
let app: TestApp
beforeAll(async () => {
  service = createServer((request, response) => {
    const address = decodeURIComponent(request.url?.split('/').at(-1) ?? '')
    asked.push(address)
    if (address === '198.51.100.9') return
    if (address === '198.51.100.8') response.statusCode = 500
    if (address === '198.51.100.7') return void response.end('x'.repeat(100_000))
    if (address === '198.51.100.6')
      return void response.writeHead(302, { location: '/ip/198.51.100.1' }).end()
    response.end(JSON.stringify({ country: 'Germany', countryCode: 'DE' }))
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  app = await createTestApp({
    IP_COUNTRY_URL: `http://127.0.0.1:${port}/ip/{ip}`,
    TRUSTED_PROXIES: '127.0.0.1',
    GOOGLE_CLIENT_ID: 'laurel-client',
  })
})
afterEach(() => {
  asked = []
})
afterAll(async () => {
  await app.close()
  service.closeAllConnections()
  service.close()
})

async function visit(address?: string, at = app) {
  const headers = address === undefined ? {} : { 'x-forwarded-for': address }
  const response = await at.server.inject({ url: '/api/v1/visitor', headers })
  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe('no-store')
  return response.json().data
}

describe('a visitor', () => {
  it('is told the address and its country, and the service is asked once', async () => {
    const visitor = {
      clientIp: '198.51.100.1',
      shortCountry: 'DE',
      googleClientId: 'laurel-client',
    }
    expect(await visit('198.51.100.1')).toEqual(visitor)
    expect(await visit('198.51.100.1')).toEqual(visitor)
    expect(asked).toEqual(['198.51.100.1'])
    app.clock.advance({ days: 1, seconds: 1 })
    await Promise.all([visit('198.51.100.1'), visit('198.51.100.1')])
    expect(asked).toHaveLength(2)
  })

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.9',
    '172.20.0.1',
    '::1',
    'fd00::1',
    '::ffff:10.0.0.1',
  ])('at %s, inside a house, is asked of nobody', async (address) => {
    expect((await visit(address)).shortCountry).toBe('US')
    expect(asked).toEqual([])
  })

  it.each(['198.51.100.8', '198.51.100.7', '198.51.100.6'])(
    'is taken to be in the USA when the service fails for %s, which is not asked again at once',
    async (address) => {
      expect((await visit(address)).shortCountry).toBe('US')
      expect((await visit(address)).shortCountry).toBe('US')
      expect(asked).toEqual([address])
      app.clock.advance({ minutes: 2 })
      await visit(address)
      expect(asked).toHaveLength(2)
    },
  )

  it('waits no longer than 1.5 seconds', async () => {
    const patience = new AbortController()
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience.signal)
    const visitor = visit('198.51.100.9')
    await expect.poll(() => asked).toEqual(['198.51.100.9'])
    patience.abort()
    expect((await visitor).shortCountry).toBe('US')
    expect(limit).toHaveBeenCalledExactlyOnceWith(1500)
  })

  it('knows the address by IPv6', async () => {
    expect((await visit('2001:db8::7')).shortCountry).toBe('DE')
    expect(asked).toEqual(['2001:db8::7'])
  })

  it('is in the USA where no service is named, and sees no Google', async () => {
    const plain = await createTestApp()
    try {
      expect(await visit(undefined, plain)).toEqual({ clientIp: '127.0.0.1', shortCountry: 'US' })
    } finally {
      await plain.close()
    }
  })
})
