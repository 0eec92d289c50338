import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Database } from '../../apps/server/src/db/database.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { DAY_MILLISECONDS } from '../../apps/server/src/days.ts'
import { sweepOrphans } from '../../apps/server/src/features/common/files/sweep-orphans.ts'
import { openDiskFiles } from '../../apps/server/src/integrations/files/disk-files.ts'

/**
 * Throws unless every file that is known is on the disk, byte for byte, and nothing else is there
 * once what the kills left behind has been swept. Resolves to how many files and leftovers.
 */
export async function checkFiles(
  db: Database,
  dataDir: string,
): Promise<{ kept: number; swept: number }> {
  const store = openDiskFiles(join(dataDir, 'files'))
  const inTwoDays = new Date(Date.now() + 2 * DAY_MILLISECONDS)
  const config = readConfig({ DATA_DIR: dataDir })
  const swept = await sweepOrphans({ db, files: store, clock: { now: () => inTwoDays }, config })
  const { rows: known } = await db.$client.query<{ id: string; sha256: string }>(
    `select id, sha256 from files where state = 'stored'`,
  )
  const left = new Set<string>()
  for await (const { key } of store.list()) left.add(key)
  for (const { id, sha256 } of known) {
    if (!left.delete(id)) throw new Error(`The file ${id} has no bytes.`)
    const content = await store.read(id)
    const hash = createHash('sha256')
    for await (const chunk of content ?? []) hash.update(chunk)
    if (hash.digest('hex') !== sha256) throw new Error(`The file ${id} is not what was uploaded.`)
  }
  if (left.size > 0) throw new Error(`Bytes that belong to no file: ${[...left].join(', ')}`)
  return { kept: known.length, swept: swept.deletedFiles + swept.orphans + swept.uploads }
}
