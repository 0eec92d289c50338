import type { FactDefinition } from '../../facts.ts'
import type { Catalogue } from '../catalogue.ts'
import { END, groundOf, prelude, type SnapshotHeader } from './format.ts'
import { SectionReader } from './section-reader.ts'
import { SnapshotRefused, type SnapshotSource, type SnapshotTools } from './sections.ts'

/** Reads the beginning of a snapshot; refuses what another engine or fact list wrote. */
export async function openSnapshot<Stamp>(
  facts: readonly FactDefinition[],
  source: SnapshotSource,
  tools: SnapshotTools,
): Promise<{ header: SnapshotHeader<Stamp>; reader: SectionReader }> {
  const reader = new SectionReader(source, tools)
  const expected = prelude()
  const found = new Uint32Array(expected.length)
  await reader.raw(found)
  if (found[0] !== expected[0] || found[1] !== expected[1])
    throw new SnapshotRefused('it is no snapshot of an index')
  if (found[2] !== expected[2]) throw new SnapshotRefused('it is in another format')
  const header = await reader.json<SnapshotHeader<Stamp>>()
  if (header.ground !== groundOf(facts, tools))
    throw new SnapshotRefused('it is made for other facts')
  return { header, reader }
}

/** Fills an empty catalogue with the rest of a snapshot. When it is refused, nothing of it counts. */
export async function readCatalogue(
  catalogue: Catalogue,
  { listings }: SnapshotHeader<unknown>,
  reader: SectionReader,
): Promise<void> {
  await catalogue.restore(reader)
  const [end] = await reader.numbers(Uint32Array)
  if (end !== END || !reader.isAtEnd || catalogue.ids.size !== listings)
    throw new SnapshotRefused('it is damaged')
}
