import type { App } from '../../../app-context.ts'
import {
  readRequirements,
  readScholarships,
  toCard,
  type Card,
  type RequirementRow,
  type ScholarshipRow,
} from './queries.ts'

export interface Recalled {
  row: ScholarshipRow
  asked: readonly RequirementRow[]
  card: Card
}

interface Memory {
  /** The catalogue change up to which it holds. */
  sequence: number
  known: Map<string, Recalled>
}

const REMEMBERED_SCHOLARSHIPS = 5000
const memories = new WeakMap<App['matches'], Memory>()

/**
 * Scholarships to be shown or applied to, from memory while the catalogue stands still: as fresh as
 * the match index, never fresher. Whoever changes one reads its own with `readScholarships`.
 */
export async function recallScholarships(
  app: Pick<App, 'db' | 'matches'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Recalled>> {
  // Held on to while reading: what was read before a change never gets into the memory after it.
  const { known } = memoryOf(app.matches)
  const found = new Map<string, Recalled>()
  for (const id of ids) {
    const recalled = known.get(id)
    if (recalled) found.set(id, recalled)
  }
  const unknown = ids.filter((id) => !found.has(id))
  if (unknown.length === 0) return found
  const [rows, asked] = await Promise.all([
    readScholarships(app.db, unknown),
    readRequirements(app.db, unknown),
  ])
  for (const [id, row] of rows) {
    const requirements = asked.get(id) ?? []
    const recalled = { row, asked: requirements, card: toCard(row, requirements) }
    found.set(id, recalled)
    if (known.size >= REMEMBERED_SCHOLARSHIPS) known.clear()
    known.set(id, recalled)
  }
  return found
}

function memoryOf(matches: App['matches']): Memory {
  const { sequence } = matches.state()
  const memory = memories.get(matches)
  if (memory?.sequence === sequence) return memory
  const fresh = { sequence, known: new Map<string, Recalled>() }
  memories.set(matches, fresh)
  return fresh
}
