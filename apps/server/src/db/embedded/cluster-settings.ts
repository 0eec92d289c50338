import { readFile, rename } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { giveTo } from './choose-os-user.ts'
import type { Place } from './place-cluster.ts'
import { writeDurably } from './write-durably.ts'

/** Included at the end of postgresql.conf, and so wins over what initdb wrote. */
export const SETTINGS_FILE = 'laurel.conf'

const LOOPBACK = '127.0.0.1'

/** Written before each start, so that a new version's settings reach old clusters. */
export async function writeSettings({ clusterDir, user }: Place): Promise<void> {
  const path = join(clusterDir, SETTINGS_FILE)
  const port = await choosePort(await readFile(path, 'utf8').catch(() => ''))
  await writeDurably(`${path}.new`, settingsFor(port))
  await giveTo(user, `${path}.new`)
  await rename(`${path}.new`, path)
}

function settingsFor(port: number): string {
  return `# Written at each start; changes here are lost.
listen_addresses = '${LOOPBACK}'
port = ${port}
unix_socket_directories = ''
max_connections = 100
shared_buffers = 64MB
password_encryption = 'scram-sha-256'
timezone = 'UTC'
log_timezone = 'UTC'
logging_collector = on
log_directory = 'log'
log_filename = 'postgres-%a.log'
log_rotation_age = 1d
log_rotation_size = 0
log_truncate_on_rotation = on
log_checkpoints = off
# Why a query failed names people's values; Laurel logs it itself, without them.
log_min_messages = log
log_min_error_statement = panic
`
}

/** The port of the last start while nobody else has it, for whoever wrote it down, else a free one. */
async function choosePort(earlierSettings: string): Promise<number> {
  const kept = Number(/^port = (\d+)$/m.exec(earlierSettings)?.[1] ?? 0)
  return kept ? listenOnce(kept).catch(() => listenOnce(0)) : listenOnce(0)
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen({ port, host: LOOPBACK }, () => {
      const address = probe.address()
      const found = address && typeof address === 'object' ? address.port : port
      probe.close(() => resolve(found))
    })
  })
}
