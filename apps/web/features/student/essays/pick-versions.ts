import { countWords } from '@laurel/contract/count-words'
import { htmlToText } from '@laurel/contract/essay-text'

export interface SavedVersion {
  version: number
  html: string
  savedAt: Date
  words: number
}

interface Saved {
  version: number
  fieldValue: unknown
  savedAt: string
}

const SHOWN = 10
/** The server keeps a version a second; one from time to time tells the story. */
const APART_MS = 5 * 60_000
/** So much gone at once is worth a way back, however soon it happened. */
const LOSS_WORDS = 20

/** The versions worth going back to, newest first, without the present text. */
export function pickVersions(saved: readonly Saved[], presentHtml: string): SavedVersion[] {
  const picked: SavedVersion[] = []
  const seen = new Set([htmlToText(presentHtml)])
  for (const each of saved) {
    const read = readVersion(each)
    if (!read || seen.has(read.text)) continue
    const later = picked.at(-1)
    if (later && !isApart(read.version, later)) continue
    seen.add(read.text)
    picked.push(read.version)
    if (picked.length === SHOWN) break
  }
  return picked
}

function isApart(version: SavedVersion, later: SavedVersion): boolean {
  const gapMs = later.savedAt.getTime() - version.savedAt.getTime()
  return gapMs >= APART_MS || version.words - later.words >= LOSS_WORDS
}

function readVersion({ version, fieldValue, savedAt }: Saved) {
  // The link of an essay file has no words to go back to.
  if (typeof fieldValue !== 'string' || !fieldValue.startsWith('<')) return undefined
  const text = htmlToText(fieldValue)
  const words = countWords(text)
  if (words === 0) return undefined
  return { text, version: { version, html: fieldValue, savedAt: new Date(savedAt), words } }
}
