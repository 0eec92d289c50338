import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Usage } from './watch-turns.ts'

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string
  /** From the start of the process until it was ready, and what it had used by then. */
  readonly start: { readonly milliseconds: number } & Usage
  /** The milliseconds that its log gives with a message; undefined when it never said so. */
  logged(message: string): number | undefined
  ask<T>(what: string, more?: object): Promise<T>
  /** How long the end took, in milliseconds. */
  stop(): Promise<number>
}

/** As `npm start` runs it. */
const OPTIONS = ['--max-semi-space-size=8']
const PROBE = fileURLToPath(new URL('watch-turns.ts', import.meta.url))
export const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))
/** The same application with a clock that can be moved, and jobs that begin when they are told to. */
export const LED = fileURLToPath(new URL('led-server.ts', import.meta.url))

interface Line {
  msg: string
  milliseconds?: number
}

export async function startServer(
  program: string,
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const begun = performance.now()
  const child = spawn(process.execPath, [...OPTIONS, '--import', PROBE, program], {
    env: { ...process.env, SEED: 'none', PORT: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const log: Line[] = []
  const url = await readAddress(child, log)
  const milliseconds = performance.now() - begun
  const ask = askerOf(child)
  return {
    url,
    start: { milliseconds, ...(await ask<Usage>('usage')) },
    logged: (message) => log.find(({ msg }) => msg === message)?.milliseconds,
    ask,
    stop: () => stop(child),
  }
}

/** Waits for the address, and goes on noting what the server logs. */
function readAddress(child: ChildProcess, log: Line[]): Promise<string> {
  const { stdout } = child
  if (!stdout) throw new Error('The output of the server is not read.')
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)))
    createInterface(stdout).on('line', (line) => {
      const address = /ready at (http\S+)/.exec(line)?.[1]
      if (address) resolve(address.replace('localhost', '127.0.0.1'))
      if (!line.startsWith('{')) return
      const said: Line & { level: number } = JSON.parse(line)
      log.push(said)
      if (said.level > 30) process.stderr.write(`${line}\n`)
    })
  })
}

function askerOf(child: ChildProcess): ServerProcess['ask'] {
  const waiting = new Map<number, (told: unknown) => void>()
  child.on('message', ({ id, told }: { id: number; told: unknown }) => {
    waiting.get(id)?.(told)
    waiting.delete(id)
  })
  let last = 0
  return <T>(ask: string, more: object = {}) =>
    new Promise<T>((resolve, reject) => {
      const id = (last += 1)
      waiting.set(id, (told) => resolve(told as T))
      child.send({ id, ask, ...more }, (error) => error && reject(error))
    })
}

async function stop(child: ChildProcess): Promise<number> {
  const begun = performance.now()
  if (child.exitCode === null && child.signalCode === null) {
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }
  return performance.now() - begun
}
