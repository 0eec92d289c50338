import type { FactDefinition } from '../../facts.ts'
import type { Catalogue } from '../catalogue.ts'
import { END, groundOf, prelude, type SnapshotHeader } from './format.ts'
import { SectionWriter } from './section-writer.ts'
import type { SnapshotSink, SnapshotTools } from './sections.ts'

/** Writes a whole catalogue; nothing may be put or removed meanwhile. */
export async function writeSnapshot(
  catalogue: Catalogue,
  facts: readonly FactDefinition[],
  stamp: unknown,
  sink: SnapshotSink,
  tools: SnapshotTools,
): Promise<void> {
  const writer = new SectionWriter(sink, tools)
  await writer.raw(prelude())
  const listings = catalogue.ids.size
  const header: SnapshotHeader<unknown> = { ground: groundOf(facts, tools), listings, stamp }
  await writer.write({ json: header })
  for (const section of catalogue.save()) await writer.write(section)
  await writer.write(Uint32Array.of(END))
  await writer.flush()
}
