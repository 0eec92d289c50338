/** A version by its size, so that long essays need not be read to choose among them. */
export interface SavedVersion {
  version: number
  savedAt: Date
  sizeCharacters: number
}

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
/** How much of a text must come or go between two versions for both to be worth showing. */
const GREAT_CHANGE_SHARE = 0.2
const GREAT_CHANGE_CHARACTERS = 100

/**
 * The versions worth reading, newest first: the last of each minute of the last hour, of each ten
 * minutes before, and whatever was much longer or shorter than what followed it.
 */
export function chooseVersions(saved: readonly SavedVersion[], now: Date): SavedVersion[] {
  const chosen: SavedVersion[] = []
  for (const each of saved.toSorted((one, other) => other.version - one.version)) {
    const next = chosen.at(-1)
    if (!next || spanOf(each, now) !== spanOf(next, now) || isGreatChange(each, next))
      chosen.push(each)
  }
  return chosen
}

function spanOf({ savedAt }: SavedVersion, now: Date): string {
  const lengthMs = now.getTime() - savedAt.getTime() < HOUR_MS ? MINUTE_MS : 10 * MINUTE_MS
  return `${lengthMs}:${Math.floor(savedAt.getTime() / lengthMs)}`
}

function isGreatChange(one: SavedVersion, next: SavedVersion): boolean {
  const difference = Math.abs(one.sizeCharacters - next.sizeCharacters)
  const longer = Math.max(one.sizeCharacters, next.sizeCharacters)
  return difference >= GREAT_CHANGE_CHARACTERS && difference >= longer * GREAT_CHANGE_SHARE
}
