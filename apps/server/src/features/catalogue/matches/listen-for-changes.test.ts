import { createServer, connect, type Server, type Socket } from 'node:net'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { CATALOGUE_CHANNEL } from './record-catalogue-change.ts'
import { listenForChanges, type ChangeListener } from './listen-for-changes.ts'

let database: TestDatabase
let listener: ChangeListener | undefined
let gate: Gate
beforeEach(async () => {
  database = await createTestDatabase()
  gate = await openGate(new URL(database.url))
})
afterEach(async () => {
  vi.useRealTimers()
  await listener?.stop()
  gate.close()
  await database.drop()
})

const notify = () => database.db.$client.query('select pg_notify($1, $2)', [CATALOGUE_CHANNEL, ''])

it('wakes at each change, and at the start', async () => {
  let wakes = 0
  listener = await listenForChanges(gate.url, () => (wakes += 1))
  await expect.poll(() => wakes).toBe(1)
  await notify()
  await expect.poll(() => wakes).toBe(2)
})

it('tries one connection at a time while the database is away, and hears again after', async () => {
  let wakes = 0
  listener = await listenForChanges(gate.url, () => (wakes += 1), 20)
  gate.shut()
  await expect.poll(() => gate.refused()).toBeGreaterThan(8)
  expect(gate.mostAtOnce()).toBe(1)
  gate.admit()
  const before = wakes
  await expect.poll(() => wakes).toBe(before + 1)
  await notify()
  await expect.poll(() => wakes).toBe(before + 2)
  expect(gate.passed()).toBe(2)
})

it.each(['it hears', 'the database is away'])(
  'does not come back once it was stopped while %s',
  async (when) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    listener = await listenForChanges(gate.url, () => undefined)
    if (when === 'the database is away') {
      gate.shut()
      await expect.poll(() => vi.getTimerCount()).toBe(1)
    }
    await listener.stop()
    await expect.poll(() => gate.connections()).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  },
)

interface Gate {
  url: string
  shut(): void
  admit(): void
  close(): void
  refused(): number
  passed(): number
  /** Open now. */
  connections(): number
  /** Open at the same time since it was shut, those it refuses included. */
  mostAtOnce(): number
}

/** A way to the database that can be shut, as when it restarts. */
async function openGate(target: URL): Promise<Gate> {
  const sockets = new Set<Socket>()
  let refused = 0
  let passed = 0
  let mostAtOnce = 0
  let isShut = false
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    mostAtOnce = Math.max(mostAtOnce, sockets.size)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    if (isShut) {
      refused += 1
      socket.destroy()
      return
    }
    passed += 1
    const upstream = connect(Number(target.port), target.hostname)
    upstream.on('error', () => socket.destroy())
    socket.pipe(upstream).pipe(socket)
    socket.on('close', () => upstream.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String(typeof address === 'object' ? address?.port : '')
  const cut = () => sockets.forEach((socket) => socket.destroy())
  return {
    url: url.href,
    shut() {
      isShut = true
      cut()
      sockets.clear()
      mostAtOnce = 0
    },
    admit() {
      isShut = false
    },
    close() {
      cut()
      server.close()
    },
    refused: () => refused,
    passed: () => passed,
    connections: () => sockets.size,
    mostAtOnce: () => mostAtOnce,
  }
}
