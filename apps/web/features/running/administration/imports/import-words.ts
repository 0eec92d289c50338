import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconEqual from '@tabler/icons-react/dist/esm/icons/IconEqual.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type {
  CatalogueImport,
  Confidence,
  ImportCounts,
  ImportRow,
  ListingGlance,
  UndoPreview,
} from '@laurel/contract/imports-admin'

type State = Pick<CatalogueImport, 'state'>

/** Whether a server is at work on it, so that it is worth looking again. */
export const isAtWork = ({ state }: State): boolean =>
  state === 'checking' || state === 'importing' || state === 'undoing'

/** Whether its rows are not in the catalogue, or not all of them yet. */
export const isOnlyChecked = ({ state }: State): boolean =>
  state === 'checking' || state === 'checked' || state === 'importing' || state === 'discarded'

export const STATE_BADGES = {
  checking: { tone: 'info', icon: IconClock, word: 'Checking' },
  checked: { tone: 'warn', icon: IconEye, word: 'Look at it' },
  importing: { tone: 'info', icon: IconClock, word: 'Coming in' },
  imported: { tone: 'success', icon: IconCheck, word: 'Brought in' },
  stopped: { tone: 'warn', icon: IconAlertTriangle, word: 'Stopped' },
  failed: { tone: 'danger', icon: IconAlertTriangle, word: 'Failed' },
  discarded: { tone: 'neutral', icon: IconX, word: 'Left out' },
  undoing: { tone: 'info', icon: IconClock, word: 'Being undone' },
  undone: { tone: 'neutral', icon: IconArrowBackUp, word: 'Undone' },
} as const

export const OUTCOME_BADGES = {
  imported: { tone: 'success', icon: IconPlus, would: 'Would be added', did: 'Added' },
  updated: { tone: 'info', icon: IconPencil, would: 'Would change', did: 'Changed' },
  unchanged: { tone: 'neutral', icon: IconEqual, would: 'Stays as it is', did: 'Was here already' },
  setAside: { tone: 'warn', icon: IconAlertTriangle, would: 'Set aside', did: 'Set aside' },
} as const

/** What an undo made of a row, in the place of what happened before it. */
export const UNDONE_WORDS = {
  removed: 'Taken away again',
  restored: 'Put back as before',
} as const

const KNOWN_WORDS: Readonly<Record<ListingGlance['known'], string>> = {
  stated: 'Stated as rules',
  read: 'All rules read',
  partly: 'Partly read',
  unread: 'Nothing read',
}

/** How much of a row was read; what is only likely or unsure was read as well. */
export const knownWords = ({ known, clauses }: Pick<ListingGlance, 'known' | 'clauses'>): string =>
  known === 'unread' && clauses.some(({ confidence }) => confidence !== 'unread')
    ? 'Read, nothing for certain'
    : KNOWN_WORDS[known]

export const CONFIDENCE_WORDS: Readonly<Record<Confidence, string>> = {
  certain: 'Certain',
  likely: 'Likely',
  unsure: 'Unsure',
  unread: 'Not understood',
}

export const KEPT_WORDS: Readonly<Record<NonNullable<ImportRow['keptBecause']>, string>> = {
  begun: 'students began on it; off the lists until somebody looks at it',
  changedSince: 'it was changed since, by a later import or its organization',
}

/** "1 listing", "1,240 listings". */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

/** What a file would do, or did, in a sentence or two. */
export function countsWords({ imported, updated, heldBack }: ImportCounts, isDone: boolean) {
  const parts = [
    imported > 0 && `${isDone ? 'Added' : 'Adds'} ${countOf(imported, 'listing')}`,
    updated > 0 && `${isDone ? 'changed' : 'changes'} ${countOf(updated, 'listing')}`,
  ].filter((part) => part !== false)
  if (parts.length === 0) return isDone ? 'Nothing was new in it.' : 'Nothing in it is new.'
  const [first = '', ...others] = parts
  const sentence = [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', ')
  if (heldBack === 0) return `${sentence}.`
  const waits = isDone ? 'wait' : 'would wait'
  const wait = heldBack === 1 && isDone ? 'waits' : waits
  return `${sentence}. Of these, ${heldBack.toLocaleString('en-US')} ${wait} for a person before students see ${heldBack === 1 ? 'it' : 'them'}.`
}

/** What an undo did, in a sentence. */
export function undoneWords({ removed, restored, kept }: NonNullable<CatalogueImport['undone']>) {
  const parts = [
    removed > 0 && `${countOf(removed, 'listing')} taken away`,
    restored > 0 && `${countOf(restored, 'listing')} put back as before`,
    kept > 0 && `${countOf(kept, 'listing')} kept`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? 'There was nothing to undo.' : `${parts.join(', ')}.`
}

/** What is going on, or what came of it; why it failed stands for itself. */
export function standingWords({ state, counts, undone }: CatalogueImport): string {
  if (state === 'checking') return 'Checking the file. Nothing comes in yet.'
  if (state === 'importing') return 'Bringing it in.'
  if (state === 'undoing') return 'Undoing it.'
  if (state === 'discarded') return 'Nothing of it came in.'
  if (state === 'failed') return ''
  if (undone) return undoneWords(undone)
  return state === 'undone' ? '' : countsWords(counts, state !== 'checked')
}

/** What an undo would do, a line for each. */
export const previewWords = ({ removes, restores, keeps }: UndoPreview): string[] =>
  [
    removes > 0 && `Takes away ${countOf(removes, 'listing')} that it added.`,
    restores > 0 && `Puts back ${countOf(restores, 'listing')} that it changed, as before.`,
    keeps > 0 && `Keeps ${countOf(keeps, 'listing')}:`,
  ].filter((line) => line !== false)

export type Shown = keyof ImportCounts | 'kept' | 'all'

/** The rows that a tab shows; a word for what would happen and one for what did. */
export const TABS: readonly { show: Shown; would: string; did: string }[] = [
  { show: 'all', would: 'All rows', did: 'All rows' },
  { show: 'imported', would: 'Would be added', did: 'Added' },
  { show: 'updated', would: 'Would change', did: 'Changed' },
  { show: 'unchanged', would: 'Stay as they are', did: 'Were here already' },
  { show: 'heldBack', would: 'Would be held back', did: 'Held back' },
  { show: 'setAside', would: 'Set aside', did: 'Set aside' },
  { show: 'kept', would: 'Kept', did: 'Kept' },
]

/** The tab in an address; anything else is all of them. */
export const shownIn = (text: string | null): Shown =>
  TABS.find(({ show }) => show === text)?.show ?? 'all'
