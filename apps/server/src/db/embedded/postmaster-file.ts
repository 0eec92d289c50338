import { readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { runProgram } from './run-program.ts'

export interface Postmaster {
  readonly pid: number
  /** Missing while the postmaster has not come as far as listening. */
  readonly port: number | undefined
}

/** What `postmaster.pid` says; the file outlives a killed postmaster. */
export async function readPostmasterFile(clusterDir: string): Promise<Postmaster | undefined> {
  const text = await readFile(pathOf(clusterDir), 'utf8').catch(ignoreMissing)
  // Line by line: pid, data directory, start time, port (PostgreSQL source, pidfile.h).
  const [pid, , , port] = (text ?? '').split('\n').map(Number)
  return pid ? { pid, port: port || undefined } : undefined
}

/** False for a dead process and for a foreign one that was given the pid of a dead postmaster. */
export async function isPostmasterOf(clusterDir: string, pid: number): Promise<boolean> {
  const commandLine = await commandLineOf(pid)
  return commandLine.includes('postgres') && commandLine.includes(clusterDir)
}

/** PostgreSQL does not start beside a foreign process of the same user that has the recorded pid. */
export async function forgetPostmaster(clusterDir: string): Promise<void> {
  await unlink(pathOf(clusterDir)).catch(ignoreMissing)
}

async function commandLineOf(pid: number): Promise<string> {
  // The link to a process's directory would be surer, but root in a container may not read it.
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return (await runProgram('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { user: undefined }))
    .output
}

function pathOf(clusterDir: string): string {
  return join(clusterDir, 'postmaster.pid')
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
