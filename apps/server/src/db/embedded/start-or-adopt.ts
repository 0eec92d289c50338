import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { writeSettings } from './cluster-settings.ts'
import { connectUser, type Address } from './connect-user.ts'
import { EmbeddedPostgresError, explainFailure } from './errors.ts'
import type { Place } from './place-cluster.ts'
import { forgetPostmaster, isPostmasterOf, readPostmasterFile } from './postmaster-file.ts'
import { runProgram } from './run-program.ts'

const PAUSE_MS = 100
/** Just after a postmaster was killed, its remains keep the next one from starting. */
const START_PATIENCE_MS = 5_000
/** Recovery after a crash reads up to a gigabyte of log. */
const ANSWER_PATIENCE_MS = 120_000
const START_LOG = 'start.log'

export interface RunningCluster {
  readonly client: Client
  readonly address: Address
  readonly isAdopted: boolean
}

/** Joins the postmaster that runs on this cluster, whoever started it, or starts one. */
export async function startOrAdopt(place: Place, password: string): Promise<RunningCluster> {
  let isAdopted = true
  let giveUpStartingAt: number | undefined
  const giveUpAt = performance.now() + ANSWER_PATIENCE_MS
  for (;;) {
    const joined = await tryToJoin(place, password, giveUpAt)
    if (joined === 'wait') {
      await pause(PAUSE_MS)
      continue
    }
    if (joined) return { ...joined, isAdopted }
    isAdopted = false
    const failure = await start(place)
    if (!failure) continue
    giveUpStartingAt ??= performance.now() + START_PATIENCE_MS
    if (performance.now() > giveUpStartingAt) throw failure
    await pause(PAUSE_MS)
  }
}

/** Stops the postmaster cleanly; whatever is still connected is disconnected. */
export async function stopCluster({ binaries, clusterDir, user }: Place): Promise<void> {
  const args = ['stop', '-D', clusterDir, '-m', 'fast', '-w', '-t', '60', '-s']
  const { succeeded, output } = await runProgram(binaries.pgCtl, args, { user, cwd: clusterDir })
  if (!succeeded) throw explainFailure('The embedded database did not stop', clusterDir, output)
}

/** Undefined when nothing runs on the cluster, so that a postmaster may be started. */
async function tryToJoin(
  { clusterDir }: Place,
  password: string,
  giveUpAt: number,
): Promise<{ client: Client; address: Address } | 'wait' | undefined> {
  const postmaster = await readPostmasterFile(clusterDir)
  if (!postmaster) return undefined
  const address = { port: postmaster.port ?? 0, password }
  const client = address.port
    ? await connectUser(address, clusterDir)
    : new Error('it does not listen yet')
  if (!(client instanceof Error)) return { client, address }
  if (!(await isPostmasterOf(clusterDir, postmaster.pid))) {
    await forgetPostmaster(clusterDir)
    return undefined
  }
  if (performance.now() < giveUpAt) return 'wait'
  throw new EmbeddedPostgresError(
    `The PostgreSQL with process id ${postmaster.pid} runs on ${clusterDir} and does not let this server in. Stop it, or set DATABASE_URL.\n${client.message}`,
    { cause: client },
  )
}

async function start(place: Place): Promise<Error | undefined> {
  const { binaries, clusterDir, user } = place
  await rm(join(clusterDir, START_LOG), { force: true })
  await writeSettings(place)
  const log = join(clusterDir, START_LOG)
  // pg_ctl gives the postmaster a session of its own: no Ctrl-C in a terminal reaches it.
  const args = ['start', '-D', clusterDir, '-l', log, '-w', '-t', '60', '-s']
  const { succeeded, output } = await runProgram(binaries.pgCtl, args, { user, cwd: clusterDir })
  if (succeeded) return undefined
  const said = `${output}${await readFile(log, 'utf8').catch(() => '')}${await endOfLog(clusterDir)}`
  return explainFailure('The embedded database did not start', clusterDir, said)
}

async function endOfLog(clusterDir: string): Promise<string> {
  const names = (await readdir(join(clusterDir, 'log')).catch(() => [])).sort()
  const texts = await Promise.all(
    names.map((name) => readFile(join(clusterDir, 'log', name), 'utf8').catch(() => '')),
  )
  return texts.join('').split('\n').sort().slice(-20).join('\n')
}
