import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { signalOf } from './event-stream.ts'

it('knows that a client has gone before anybody asked', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sent = request({ port: (server.address() as AddressInfo).port })
  sent.on('error', () => undefined)
  sent.end()
  const [, response] = await once(server, 'request')
  expect(signalOf(response).aborted).toBe(false)
  sent.destroy()
  await once(response, 'close')
  expect(signalOf(response).aborted).toBe(true)
  server.close()
})
