import { FACTS } from '@laurel/matching/facts'
import { openMatchSnapshot, SnapshotRefused, type MatchIndex } from '@laurel/matching/match-index'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../db/database.ts'
import { readChangeMark } from './queries.ts'
import { openSnapshotFile, SNAPSHOT_TOOLS, writeAside } from './snapshot-file.ts'
import { snapshotOrigin } from './snapshot-origin.ts'

/** The catalogue up to a change. */
export interface Reading {
  readonly index: MatchIndex
  sequence: number
}

/** A file from which a process starts in less time than from the database. */
export interface CatalogueSnapshots {
  /** What it holds; undefined when there is none, or it is not to be trusted. */
  read(): Promise<Reading | undefined>
  /**
   * Writes a reading, which must not change until this is done; it is in its place when `published`
   * is. What has not changed since, or is small, is not written. Never rejects.
   */
  write(reading: Reading, signal?: AbortSignal): Promise<{ published: Promise<void> }>
}

interface Parts {
  db: Database
  log: FastifyBaseLogger
  file: string
  /** Smaller catalogues are read from the database as fast. */
  smallest?: number
}

/** What a snapshot is stamped with. */
interface Stamp {
  readonly origin: string
  readonly sequence: number
  /** The change with this sequence: after the database was put back, it would be another. */
  readonly mark: string
}

const SMALLEST = 10_000
const NOTHING_TO_DO = { published: Promise.resolve() }

export async function openCatalogueSnapshots(parts: Parts): Promise<CatalogueSnapshots> {
  const { db, log, file, smallest = SMALLEST } = parts
  const origin = await snapshotOrigin(db)
  /** The sequence of what lies in the file. */
  let kept: number | undefined
  const warn = (error: unknown, message: string) =>
    log.warn(error instanceof SnapshotRefused ? { reason: error.message } : { err: error }, message)
  return {
    async read() {
      const begun = performance.now()
      try {
        const read = await readSnapshot(db, file, origin)
        if (!read) return undefined
        const { sequence } = read.stamp
        kept = sequence
        log.info(
          { sequence, milliseconds: since(begun) },
          'the catalogue is read from its snapshot',
        )
        return { index: read.index, sequence }
      } catch (error) {
        warn(error, 'the snapshot of the catalogue is not used')
        return undefined
      }
    },
    async write({ index, sequence }, signal) {
      const begun = performance.now()
      const failed = (error: unknown) => warn(error, 'the catalogue has no new snapshot')
      try {
        const mark = await readChangeMark(db, sequence)
        const stamp = mark && { origin, sequence, mark }
        if (!stamp || index.size < smallest || kept === sequence) return NOTHING_TO_DO
        const aside = await writeAside(file, signal, (sink) =>
          index.snapshot(stamp, sink, SNAPSHOT_TOOLS),
        )
        const publish = async () => {
          await aside.publish()
          kept = sequence
          log.info({ sequence, milliseconds: since(begun) }, 'the catalogue has a new snapshot')
        }
        return { published: publish().catch(failed) }
      } catch (error) {
        failed(error)
        return NOTHING_TO_DO
      }
    },
  }
}

const since = (begun: number): number => Math.round(performance.now() - begun)

async function readSnapshot(
  db: Database,
  file: string,
  origin: string,
): Promise<{ stamp: Stamp; index: MatchIndex } | undefined> {
  const opened = await openSnapshotFile(file)
  if (!opened) return undefined
  try {
    const snapshot = await openMatchSnapshot<Stamp>(FACTS, opened.source, SNAPSHOT_TOOLS)
    const { stamp } = snapshot
    if (stamp.origin !== origin)
      throw new SnapshotRefused('it is of another database or another version of the program')
    if ((await readChangeMark(db, stamp.sequence)) !== stamp.mark)
      throw new SnapshotRefused('the changes since are forgotten, or the database was put back')
    return { stamp, index: await snapshot.restore() }
  } finally {
    await opened.close()
  }
}
