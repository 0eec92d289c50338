import type { ListingContent } from '@laurel/contract/publishing-shapes'
import { deviceStorage } from '../../browser-storage.ts'

const KEY = 'amendments'

/** A change that was begun and not yet published, and what it was written on. */
interface Kept {
  version: number
  content: ListingContent
}

/** What was changed on this device of that version. */
export function readAmendment(id: string, version: number): ListingContent | undefined {
  const kept = new Map(Object.entries(readAll())).get(id)
  return kept?.version === version ? kept.content : undefined
}

/** A device that keeps nothing loses it with the page. */
export function keepAmendment(id: string, kept: Kept | undefined): void {
  try {
    const { [id]: _before, ...others } = readAll()
    deviceStorage().setItem(KEY, JSON.stringify(kept ? { ...others, [id]: kept } : others))
  } catch (error) {
    console.error(`${KEY} could not be kept`, error)
  }
}

function readAll(): Record<string, Kept> {
  try {
    const kept: unknown = JSON.parse(deviceStorage().getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, Kept>) : {}
  } catch {
    return {}
  }
}
