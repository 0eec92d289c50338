import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { closeServer } from './close-server.ts'

it('does not wait for a request that never ends', async () => {
  const app = await createTestApp()
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  const isCutOff = once(socket, 'close')
  socket.on('error', () => undefined)
  socket.write(
    'POST /api/v1/check-email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"',
  )
  await once(app.server.server, 'request')
  await closeServer(app.server, 100)
  await isCutOff
  expect(app.server.server.listening).toBe(false)
  await app.close()
})
