import { spawn } from 'node:child_process'
import type { OsUser } from './os-user.ts'

export interface ProgramResult {
  readonly succeeded: boolean
  readonly output: string
}

// PG* variables of the host must not leak in; macOS refuses to start a postmaster without LC_ALL.
const ENVIRONMENT = { LC_ALL: 'C', PATH: '/usr/bin:/bin:/usr/sbin:/sbin' }

/**
 * Runs a program to its end as the given user. It gets a session of its own, so that a Ctrl-C in the
 * terminal reaches only the server, which then drains. Rejects when the program cannot be executed.
 */
export function runProgram(
  file: string,
  args: readonly string[],
  { user, cwd = '/' }: { user: OsUser | undefined; cwd?: string },
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd,
      env: ENVIRONMENT,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(user && { uid: user.uid, gid: user.gid }),
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('error', reject)
    child.once('close', (code) => resolve({ succeeded: code === 0, output }))
  })
}
