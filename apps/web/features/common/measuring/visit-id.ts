import { VISIT_KEY } from '../../../api/forget-trails.ts'
import { deviceStorage, isRecord, keepJson, readJson } from '../../../browser-storage.ts'
import { clock } from '../../../clock.ts'

interface Kept {
  /** YYYY-MM-DD, in UTC. */
  day: string
  id: string
}

/** Ties the pages of one day together, and nothing else: another day has another id. */
export function visitId(): string {
  const day = clock.now().toISOString().slice(0, 10)
  const kept = readJson(deviceStorage(), VISIT_KEY, isKept)
  if (kept?.day === day) return kept.id
  const made = { day, id: crypto.randomUUID() } satisfies Kept
  keepJson(deviceStorage(), VISIT_KEY, made)
  return made.id
}

const isKept = (json: unknown): json is Kept =>
  isRecord(json) && typeof json['day'] === 'string' && typeof json['id'] === 'string'
