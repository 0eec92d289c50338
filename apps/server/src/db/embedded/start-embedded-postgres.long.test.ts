import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmod,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  realpath,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { chooseOsUser } from './choose-os-user.ts'
import { binariesIn, findBinaries } from './find-binaries.ts'
import { isPostmasterOf, readPostmasterFile } from './postmaster-file.ts'
import { provideBinaries } from './provide-binaries.ts'
import { runProgram } from './run-program.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './start-embedded-postgres.ts'

const quiet = () => undefined
const isRoot = process.getuid?.() === 0

let parent: string
let dataDir: string
let clusterDir: string
let children: ChildProcess[]

beforeEach(async () => {
  parent = await realpath(await mkdtemp(join(tmpdir(), 'laurel-embedded-')))
  await chmod(parent, 0o755)
  dataDir = join(parent, 'var')
  clusterDir = join(dataDir, 'postgres', 'cluster')
  children = []
})

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  await findCluster()
  const postmaster = await readPostmasterFile(clusterDir).catch(() => undefined)
  if (postmaster && (await isPostmasterOf(clusterDir, postmaster.pid))) {
    process.kill(postmaster.pid, 'SIGQUIT')
    await isStopped(postmaster.pid)
  }
  await rm(parent, { recursive: true, force: true })
  await rm(dirname(clusterDir), { recursive: true, force: true })
})

describe('the life of the embedded database', () => {
  test('is made on first use and serves its application database with a password', async () => {
    const database = await start()
    expect(await ask(database.url, 'select current_database()')).toBe('laurel')
    expect(await ask(database.url, 'show fsync')).toBe('on')
    expect(await ask(database.url, 'show server_encoding')).toBe('UTF8')
    await expect(ask(database.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(
      /password authentication failed/,
    )
    expect((await stat(join(clusterDir, 'laurel-password'))).mode & 0o777).toBe(0o600)
    expect(await readFile(join(clusterDir, 'pg_hba.conf'), 'utf8')).not.toMatch(/^[^#].*trust$/m)
    await database.release()
  })

  test('keeps its rows and its port from one start to the next', async () => {
    const first = await start()
    await ask(first.url, 'create table kept as select 7 as number')
    await first.release()
    const second = await start()
    expect(second.url).toBe(first.url)
    expect(await ask(second.url, 'select number from kept')).toBe(7)
    await second.release()
  })

  test('moves to another port when a stranger has taken its own', async () => {
    const first = await start()
    await first.release()
    const stranger = createServer().listen(Number(new URL(first.url).port), '127.0.0.1')
    await once(stranger, 'listening')
    const second = await start()
    stranger.close()
    expect(new URL(second.url).port).not.toBe(new URL(first.url).port)
    expect(await ask(second.url, 'select 1')).toBe(1)
    await second.release()
  })

  test('is stopped by the last of its users, and by no other', async () => {
    const [first, second] = await Promise.all([start(), start()])
    const { pid } = await runningPostmaster()
    expect(second.url).toBe(first.url)
    await first.release()
    expect(await ask(second.url, 'select 1')).toBe(1)
    await second.release()
    await isStopped(pid)
    await second.release()
  })

  test('leaves no postmaster behind when its users all leave at once', async () => {
    const users = await Promise.all([start(), start(), start()])
    const { pid } = await runningPostmaster()
    await Promise.all(users.map((user) => user.release()))
    await isStopped(pid)
  })
})

describe('several processes', () => {
  test('that start at once on a new directory share one cluster', async () => {
    const [first, second] = await Promise.all([startProcess(), startProcess()])
    expect(second.url).toBe(first.url)
    await ask(first.url, 'create table shared ()')
    const { pid } = await runningPostmaster()
    await first.stop()
    expect(await ask(second.url, 'select count(*)::int from shared')).toBe(0)
    await second.stop()
    await isStopped(pid)
  })

  test('adopt the database of a killed one, and stop it when they leave', async () => {
    const killed = await startProcess()
    const { pid } = await runningPostmaster()
    await killed.kill()
    expect(await isPostmasterOf(clusterDir, pid)).toBe(true)
    const heir = await start()
    expect(heir.url).toBe(killed.url)
    expect((await runningPostmaster()).pid).toBe(pid)
    await heir.release()
    await isStopped(pid)
  })

  test('do not count a killed one as a user', async () => {
    const survivor = await start()
    const { pid } = await runningPostmaster()
    const killed = await startProcess()
    await killed.kill()
    await survivor.release()
    await isStopped(pid)
  })
})

describe('after a crash', () => {
  test('a killed postmaster is started again, with every acknowledged row', async () => {
    const database = await start()
    await ask(database.url, 'create table acknowledged as select 7 as number')
    const { pid } = await runningPostmaster()
    process.kill(pid, 'SIGKILL')
    await expect.poll(async () => (await readPostmasterFile(clusterDir))?.pid).not.toBe(pid)
    const readRow = () => ask(database.url, 'select number from acknowledged').catch(() => 'away')
    await expect.poll(readRow).toBe(7)
    await database.release()
    expect(await readPostmasterFile(clusterDir)).toBeUndefined()
  })

  test.each([
    ['a dead process', () => 2 ** 22 + 1],
    ['a foreign process', (child: ChildProcess) => child.pid ?? 0],
  ])('a stale postmaster.pid that names %s is no obstacle', async (_, pidFor) => {
    await (await start()).release()
    const foreign = spawn('sleep', ['60'], await postgresIdentity())
    children.push(foreign)
    const port = (await readFile(join(clusterDir, 'laurel.conf'), 'utf8')).match(
      /^port = (\d+)/m,
    )?.[1]
    const lines = [
      pidFor(foreign),
      clusterDir,
      1_700_000_000,
      port,
      '',
      '127.0.0.1',
      '1 2',
      'ready',
    ]
    await writeFile(join(clusterDir, 'postmaster.pid'), `${lines.join('\n')}\n`)
    const database = await start()
    expect(await ask(database.url, 'select 1')).toBe(1)
    expect(foreign.exitCode).toBeNull()
    await database.release()
  })

  test('a half-made cluster is swept away', async () => {
    const killed = spawnUser()
    const hasEnded = once(killed, 'exit')
    await expect.poll(hasHalfMadeCluster, { interval: 5 }).toBe(true)
    killed.kill('SIGKILL')
    await hasEnded
    const database = await start()
    expect(await ask(database.url, 'select 1')).toBe(1)
    await database.release()
  })

  test('what a killed start left is swept away while its initdb still writes', async () => {
    const left = join(dataDir, 'postgres', 'new-left')
    await mkdir(left, { recursive: true })
    const program = `
      const { writeFileSync } = require('node:fs')
      const end = Date.now() + 1000
      try { for (let n = 0; Date.now() < end; n++) { writeFileSync(String(n), ''); if (n === 0) console.log('writing') } } catch {}`
    const writer = spawn(process.execPath, ['-e', program], {
      cwd: left,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    children.push(writer)
    await once(writer.stdout, 'data')
    const database = await start()
    expect(await ask(database.url, 'select 1')).toBe(1)
    await database.release()
  })
})

describe('what cannot be helped is said clearly', () => {
  test('a DATA_DIR that is a file', async () => {
    await writeFile(dataDir, '')
    await expect(start()).rejects.toThrow(/is not a directory. Point DATA_DIR at a directory/)
  })

  test('a cluster of another major version', async () => {
    await (await start()).release()
    await writeFile(join(clusterDir, 'PG_VERSION'), '17\n')
    await expect(start()).rejects.toThrow(
      /made by PostgreSQL 17, and this version brings PostgreSQL 18/,
    )
  })

  test('settings that PostgreSQL refuses, with its own words', async () => {
    await (await start()).release()
    await writeFile(join(clusterDir, 'postgresql.conf'), 'no_such_setting = 1\n')
    await expect(start()).rejects.toThrow(/did not start[^]*no_such_setting/)
  })
})

describe.runIf(isRoot)('as root', () => {
  test('PostgreSQL runs as another user', async () => {
    const database = await start()
    const { pid } = await runningPostmaster()
    expect((await stat(`/proc/${pid}`)).uid).not.toBe(0)
    await database.release()
  })

  test('below a closed directory the cluster lives in /var/lib/laurel, behind a link', async () => {
    await chmod(parent, 0o700)
    const first = await start()
    const home = await readlink(join(dataDir, 'postgres'))
    try {
      expect(home).toMatch(/^\/var\/lib\/laurel\/[0-9a-f]{16}$/)
      await ask(first.url, 'create table kept as select 7 as number')
      await first.release()
      const second = await start()
      expect(await ask(second.url, 'select number from kept')).toBe(7)
      await second.release()
    } finally {
      await rm(home, { recursive: true, force: true })
    }
    await expect(start()).rejects.toThrow(/leads to a database that is not there/)
  })

  test('binaries that its user cannot reach are copied beside the cluster, links and all', async () => {
    const installed = await findBinaries()
    const closed = binariesIn(join(parent, 'closed', 'native'), installed.version)
    await mkdir(join(parent, 'closed'), { mode: 0o700 })
    await cp(installed.root, closed.root, { recursive: true, verbatimSymlinks: true })
    const links = await readdir(join(closed.root, 'lib'), { withFileTypes: true })
    for (const link of links.filter((entry) => entry.isSymbolicLink()))
      await rm(join(closed.root, 'lib', link.name))
    const user = await chooseOsUser(clusterDir)
    const copy = await provideBinaries(closed, parent, user)
    expect(copy.root).toBe(join(parent, `postgresql-${installed.version}`))
    expect((await runProgram(copy.initdb, ['--version'], { user })).output).toMatch(/^initdb/)
    expect(await provideBinaries(closed, parent, user)).toEqual(copy)
  })

  test('a removed DATA_DIR starts empty, and what it left is kept aside', async () => {
    await chmod(parent, 0o700)
    await (await start()).release()
    const home = await readlink(join(dataDir, 'postgres'))
    await rm(dataDir, { recursive: true })
    const lines: string[] = []
    const log = (line: string) => lines.push(line)
    const database = await startEmbeddedPostgres({ dataDir, log })
    await database.release()
    const aside = lines.join('\n').match(/kept in (\S+)\.$/m)?.[1] ?? ''
    expect((await lstat(join(aside, 'cluster', 'PG_VERSION'))).isFile()).toBe(true)
    await Promise.all([home, aside].map((path) => rm(path, { recursive: true })))
  })
})

async function start(): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir, log: quiet })
  await findCluster()
  return database
}

/** Where the checkout itself is below a closed directory, every cluster of root is behind a link. */
async function findCluster(): Promise<void> {
  clusterDir = await realpath(join(dataDir, 'postgres', 'cluster')).catch(() => clusterDir)
}

async function ask(url: string, query: string): Promise<unknown> {
  const client = new Client(url)
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query({ text: query, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}

/** Whether an initdb is at work: its cluster has no name of its own yet. */
async function hasHalfMadeCluster(): Promise<boolean> {
  const home = join(dataDir, 'postgres')
  const names = await readdir(home).catch(() => [])
  const staging = names.find((name) => name.startsWith('new-')) ?? ''
  return staging !== '' && (await stat(join(home, staging, 'cluster')).catch(() => false)) !== false
}

async function runningPostmaster() {
  const postmaster = await readPostmasterFile(clusterDir)
  if (!postmaster) throw new Error('no postmaster runs')
  return postmaster
}

async function postgresIdentity(): Promise<{ uid?: number; gid?: number }> {
  if (!isRoot) return {}
  const { uid, gid } = await stat(clusterDir)
  return { uid, gid }
}

/** A postmaster takes its file away a moment before it ends. */
async function isStopped(pid: number): Promise<void> {
  await expect.poll(() => isPostmasterOf(clusterDir, pid)).toBe(false)
}

/** Another process that uses the database until its standard input closes. */
function spawnUser(): ChildProcess {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'start-embedded-postgres.ts'))}
    const log = () => undefined
    const database = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log })
    console.log(database.url)
    process.stdin.resume().once('end', () => database.release())`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  children.push(child)
  return child
}

async function startProcess() {
  const child = spawnUser()
  const hasEnded = once(child, 'exit')
  const [url] = await once(createInterface(child.stdout!), 'line')
  await findCluster()
  return {
    url: String(url),
    stop: async () => {
      child.stdin!.end()
      await hasEnded
    },
    kill: async () => {
      child.kill('SIGKILL')
      await hasEnded
    },
  }
}
