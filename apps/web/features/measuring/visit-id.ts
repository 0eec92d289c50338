import { VISIT_KEY } from '../../api/forget-trails.ts'
import { deviceStorage, keepText } from '../../browser-storage.ts'
import { clock } from '../../clock.ts'

interface Kept {
  /** YYYY-MM-DD, in UTC. */
  day: string
  id: string
}

/** Ties the pages of one day together, and nothing else: another day has another id. */
export function visitId(): string {
  const day = clock.now().toISOString().slice(0, 10)
  const kept = readKept()
  if (kept.day === day && typeof kept.id === 'string') return kept.id
  const made = { day, id: crypto.randomUUID() } satisfies Kept
  keepText(deviceStorage(), VISIT_KEY, JSON.stringify(made))
  return made.id
}

function readKept(): Partial<Kept> {
  try {
    return (JSON.parse(deviceStorage().getItem(VISIT_KEY) ?? 'null') as Partial<Kept> | null) ?? {}
  } catch (error) {
    console.error('The visit of today could not be read', error)
    return {}
  }
}
