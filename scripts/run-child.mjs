import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { onParentGone } from './follow-parent.mjs'
import { root } from './paths.mjs'

const children = new Set()
let hasBeenStopped = false

/**
 * Runs a program to its end and resolves to its exit code and, where asked for, what it wrote to
 * standard error. A child has a session of its own: a Ctrl-C reaches it once, from here, and its
 * drain is waited for.
 */
export async function runChild(file, args, { keepErrors = false, ...options } = {}) {
  if (hasBeenStopped) return { exitCode: 1, errors: '' }
  const stdio = ['inherit', 'inherit', keepErrors ? 'pipe' : 'inherit']
  const child = spawn(file, args, { cwd: root, stdio, detached: true, ...options })
  children.add(child)
  let errors = ''
  child.stderr?.on('data', (chunk) => {
    errors += chunk
    process.stderr.write(chunk)
  })
  try {
    const [code, signal] = await once(child, 'close')
    const exitCode = code ?? 128 + constants.signals[signal]
    return { exitCode, errors }
  } finally {
    children.delete(child)
  }
}

function stop(signal) {
  hasBeenStopped = true
  if (children.size === 0) process.exit(128 + constants.signals[signal])
  for (const child of children) child.kill(signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM')
}

/** Passes signals on to the children; npm's own end counts as one, for npm's shell forwards none. */
export function forwardSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))
  if (process.env.npm_lifecycle_event) onParentGone(() => stop('SIGTERM'))
}
