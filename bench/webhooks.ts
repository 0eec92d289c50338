// npm run bench:webhooks: how long a provider waits until its events are acknowledged, at a steady
// 50 a second, while the same process applies them. SECONDS lengthens the run. The goal of the
// specification is 200 ms for 99 of 100.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import {
  SIGNATURE_HEADER,
  signEvent,
} from '../apps/server/src/integrations/billing/sandbox/sandbox-events.ts'
import { aCharge, aSnapshot } from '../apps/server/src/testing/factories/billing.ts'
import { ownApplicantId } from '../apps/server/src/http/session.ts'
import { makeDataDir, removeDataDir } from '../apps/server/src/testing/data-dir.ts'

const SECONDS = Number(process.env['SECONDS'] ?? 20)
const PER_SECOND = 50
const GOAL_MILLISECONDS = 200
/** Each begins with two events: the subscription and its charge. */
const STUDENTS = (SECONDS * PER_SECOND) / 2

interface Server {
  url: string
  key: string
  applicantIds: string[]
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0

function bodiesOf(applicantIds: readonly string[], from: Date): string[] {
  return applicantIds.flatMap((id, at) => {
    const subscriptionId = `sub_${at}`
    const told = { occurredAt: from, type: 'bench' }
    const subscription = aSnapshot({ applicantId: ownApplicantId(id) }, from, { subscriptionId })
    const charge = aCharge(from, { subscriptionId, chargeId: `ch_${at}` })
    return [
      { ...told, eventId: `evt_${at}_a`, subscription },
      { ...told, eventId: `evt_${at}_b`, charge },
    ].map((event) => JSON.stringify(event))
  })
}

async function deliver({ url, key }: Server, body: string): Promise<number> {
  const signature = signEvent(Buffer.from(key, 'base64'), body, new Date())
  const begun = performance.now()
  const answer = await fetch(`${url}/api/v1/user-payments/webhooks/sandbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
    body,
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`A webhook was answered with ${answer.status}.`)
  return performance.now() - begun
}

const dataDir = await makeDataDir()
const file = fileURLToPath(new URL('webhooks-server.ts', import.meta.url))
const child = spawn(process.execPath, [file], {
  env: { ...process.env, DATA_DIR: dataDir, STUDENTS: String(STUDENTS) },
  stdio: ['pipe', 'pipe', 'inherit'],
})
const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
const nextLine = async <Told>() => JSON.parse((await lines.next()).value ?? '{}') as Told
try {
  const server = await nextLine<Server>()
  const bodies = bodiesOf(server.applicantIds, new Date())
  const times: Promise<number>[] = []
  const begun = performance.now()
  for (const [at, body] of bodies.entries()) {
    await wait(Math.max(0, (at * 1000) / PER_SECOND - (performance.now() - begun)))
    times.push(deliver(server, body))
  }
  const taken = await Promise.all(times)
  let applied = 0
  const told = performance.now()
  while (applied < bodies.length && performance.now() - told < 60_000) {
    child.stdin.write('\n')
    applied = (await nextLine<{ applied: number }>()).applied
    await wait(200)
  }
  const behind = ((performance.now() - told) / 1000).toFixed(1)
  const [half, most] = [percentile(taken, 0.5), percentile(taken, 0.99)]
  console.log(`${bodies.length} events at ${PER_SECOND}/s`)
  console.log(`acknowledged: p50 ${half.toFixed(1)} ms, p99 ${most.toFixed(1)} ms`)
  console.log(
    `applied: ${applied} of ${bodies.length}, the last ${behind} s after the last was sent`,
  )
  if (most > GOAL_MILLISECONDS || applied < bodies.length) process.exitCode = 1
} finally {
  child.kill('SIGTERM')
  await once(child, 'exit')
  await removeDataDir(dataDir)
}
