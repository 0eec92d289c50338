import { createServer, connect, type Server, type Socket } from 'node:net'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
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
  await expect.poll(() => gate.refused(), { timeout: 5000 }).toBeGreaterThan(8)
  expect(gate.mostAtOnce()).toBe(1)
  gate.open()
  const before = wakes
  await expect.poll(() => wakes, { timeout: 5000 }).toBe(before + 1)
  await notify()
  await expect.poll(() => wakes).toBe(before + 2)
  expect(gate.passed()).toBe(2)
})

it('does not come back once it was stopped', async () => {
  listener = await listenForChanges(gate.url, () => undefined, 20)
  gate.shut()
  await expect.poll(() => gate.refused(), { timeout: 5000 }).toBeGreaterThan(1)
  await listener.stop()
  const refused = gate.refused()
  gate.open()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect([gate.refused() - refused <= 1, gate.passed()]).toEqual([true, 1])
})

interface Gate {
  url: string
  shut(): void
  open(): void
  close(): void
  refused(): number
  passed(): number
  /** Connections refused within the same 10 ms. */
  mostAtOnce(): number
}

/** A way to the database that can be shut, as when it restarts. */
async function openGate(target: URL): Promise<Gate> {
  const sockets = new Set<Socket>()
  const refusedAt: number[] = []
  let passed = 0
  let isShut = false
  const server: Server = createServer((socket) => {
    socket.on('error', () => undefined)
    if (isShut) {
      refusedAt.push(performance.now())
      socket.destroy()
      return
    }
    passed += 1
    const upstream = connect(Number(target.port), target.hostname)
    upstream.on('error', () => socket.destroy())
    sockets.add(socket)
    socket.pipe(upstream).pipe(socket)
    socket.on('close', () => upstream.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String(typeof address === 'object' ? address?.port : '')
  const cut = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  return {
    url: url.href,
    shut() {
      isShut = true
      cut()
    },
    open() {
      isShut = false
    },
    close() {
      cut()
      server.close()
    },
    refused: () => refusedAt.length,
    passed: () => passed,
    mostAtOnce: () =>
      Math.max(
        ...refusedAt.map((at) => refusedAt.filter((other) => Math.abs(other - at) < 10).length),
      ),
  }
}
