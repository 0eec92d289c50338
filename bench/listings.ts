// Measures how well listings are read: what an import's dry run wrote (--clauses) against what a
// careful reader found (--gold). --file NAME: only those of one catalogue; --split SEED: only
// sponsors in the test half; --sure: none on which careful readers may differ; --figures: no
// listing by name.
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { judgeListing } from './listings/judge-listing.ts'
import { isInTestHalf, pairListings } from './listings/pair-listings.ts'
import { renderFaults } from './listings/render-faults.ts'
import { renderFigures } from './listings/render-figures.ts'
import type { GoldListing, ReadListing } from './listings/shapes.ts'

const { values } = parseArgs({
  options: {
    clauses: { type: 'string', multiple: true, default: [] },
    gold: { type: 'string', multiple: true, default: [] },
    file: { type: 'string' },
    split: { type: 'string' },
    figures: { type: 'boolean', default: false },
    sure: { type: 'boolean', default: false },
  },
})
if (values.clauses.length === 0 || values.gold.length === 0)
  throw new Error(
    'Usage: --clauses OUT.jsonl --gold GOLD.jsonl [--file NAME] [--split SEED] [--sure] [--figures]',
  )

const { file, split } = values
const reads = await readRows<ReadListing>(values.clauses)
const golds = (await readRows<GoldListing>(values.gold)).filter(
  (gold) =>
    !(values.sure && gold.doubt) &&
    (file === undefined || gold.file === file) &&
    (split === undefined || isInTestHalf(gold.sponsor, split)),
)
const { pairs, absent } = pairListings(golds, reads)
const judged = pairs.map(({ gold, read }) => judgeListing(gold, read))
process.stdout.write(renderFigures(judged, absent))
if (!values.figures) process.stdout.write(renderFaults(judged, absent))

async function readRows<Row>(paths: readonly string[]): Promise<Row[]> {
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')))
  return texts.flatMap((text) =>
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line): Row => JSON.parse(line)),
  )
}
