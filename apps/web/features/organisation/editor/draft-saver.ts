import type { EditedScholarship, WrittenListing } from '@laurel/contract/publishing-shapes'
import type { Criteria } from '@laurel/matching/criteria'
import { mergeParts } from './merge-content.ts'

/** Whom it is for, with why sensitive facts are asked and what an import suggested. */
export interface Audience {
  criteria: Criteria
  reasons: Record<string, string>
  suggestions: Criteria | null
}

type Phase = 'idle' | 'saving' | 'saved' | 'retrying' | 'refused' | 'stale' | 'gone'

interface Written {
  listing: WrittenListing
  audience: Audience
}

export interface DraftState extends Written {
  version: number
  phase: Phase
  savedAt: Date
  /** What the server would not keep, by field. */
  fields: Readonly<Record<string, string>>
  /** What somebody else saved meanwhile, where both changed the same. */
  newer: EditedScholarship | undefined
}

export interface Saved {
  version: number
  savedAt: string
}

/** How a save ended that did not succeed. */
export type Refusal =
  | { kind: 'offline' | 'gone' }
  | { kind: 'refused'; fields: Readonly<Record<string, string>> }
  | { kind: 'stale'; newer: EditedScholarship }

interface Ports {
  saveListing: (version: number, listing: WrittenListing) => Promise<Saved | Refusal>
  saveAudience: (version: number, audience: Audience) => Promise<Saved | Refusal>
  /** What somebody else changed meanwhile is here now, beside what was changed here. */
  onMerged: () => void
  /** Calls back later; gives what takes that back. */
  after: (milliseconds: number, work: () => void) => () => void
}

const QUIET_MILLISECONDS = 1000
const RETRY_MILLISECONDS = 5000

/**
 * Keeps a draft and saves it a second after the last change, one save at a time. What somebody else
 * saved meanwhile is never written over: changes of different parts are merged, and where both changed
 * the same, both versions are there until one is chosen.
 */
export function createDraftSaver(edited: EditedScholarship, ports: Ports) {
  let state = stateOf(edited)
  /** What the changes here are changes of. */
  let base = writtenOf(edited)
  const listeners = new Set<() => void>()
  const unsaved = { listing: false, audience: false }
  let cancel = () => {}
  let underWay: Promise<boolean> | undefined

  const set = (changed: Partial<DraftState>) => {
    state = { ...state, ...changed }
    for (const listener of listeners) listener()
  }
  const isUnsaved = () => unsaved.listing || unsaved.audience
  const saveSoon = (milliseconds = QUIET_MILLISECONDS) => {
    cancel()
    cancel = ports.after(milliseconds, () => void flush())
  }

  /** Saves what is not saved; false where something stands in the way. */
  const flush = (): Promise<boolean> => {
    cancel()
    underWay ??= run().finally(() => {
      underWay = undefined
    })
    return underWay
  }
  const isStopped = () => state.phase === 'stale' || state.phase === 'gone'
  /** What is not saved yet is never called so. */
  const unlessStopped = (): Partial<DraftState> => (isStopped() ? {} : { phase: 'saving' })
  const run = async (): Promise<boolean> => {
    if (isStopped()) return false
    while (isUnsaved()) {
      const part = unsaved.listing ? 'listing' : 'audience'
      unsaved[part] = false
      set({ phase: 'saving' })
      const { version, listing, audience } = state
      const outcome = await (part === 'listing'
        ? ports.saveListing(version, listing)
        : ports.saveAudience(version, audience))
      if ('kind' in outcome) {
        unsaved[part] = true
        if (outcome.kind === 'stale' && merge(outcome.newer)) continue
        fail(outcome)
        return false
      }
      base = { ...base, ...(part === 'listing' ? { listing } : { audience }) }
      set({ version: outcome.version, savedAt: new Date(outcome.savedAt), fields: {} })
    }
    set({ phase: 'saved' })
    return true
  }
  /** Puts what is written here on top of what is newer; false where somebody has to choose. */
  const merge = (newer: EditedScholarship): boolean => {
    const theirs = writtenOf(newer)
    const listing = mergeParts(base.listing, state.listing, theirs.listing)
    const audience = mergeParts(base.audience, state.audience, theirs.audience)
    base = theirs
    unsaved.listing = true
    unsaved.audience = true
    set({ listing: listing.merged, audience: audience.merged })
    if (listing.isContested || audience.isContested) return false
    set({ version: newer.version })
    ports.onMerged()
    return true
  }
  const fail = (refusal: Refusal) => {
    if (refusal.kind === 'offline') {
      set({ phase: 'retrying' })
      saveSoon(RETRY_MILLISECONDS)
    } else if (refusal.kind === 'refused') set({ phase: 'refused', fields: refusal.fields })
    else if (refusal.kind === 'stale') set({ phase: 'stale', newer: refusal.newer })
    else set({ phase: 'gone' })
  }

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    changeListing: (changed: Partial<WrittenListing>) => {
      unsaved.listing = true
      set({ listing: { ...state.listing, ...changed }, ...unlessStopped() })
      saveSoon()
    },
    changeAudience: (changed: Partial<Audience>) => {
      unsaved.audience = true
      set({ audience: { ...state.audience, ...changed }, ...unlessStopped() })
      saveSoon()
    },
    flush,
    isUnsaved,
    /** Goes on from what the server has now, unless something here is not saved yet. */
    startFrom: (newer: EditedScholarship): void => {
      if (isUnsaved() || underWay) return
      base = writtenOf(newer)
      set(stateOf(newer))
    },
    /** Puts what is written here on top of what somebody else saved, or asks which of both stays. */
    takeIn: (newer: EditedScholarship): void => {
      if (merge(newer)) saveSoon()
      else fail({ kind: 'stale', newer })
    },
    /** Saves what was changed here on top of the newer version, which stays in the history. */
    keepMine: (): Promise<boolean> => {
      if (!state.newer) return Promise.resolve(false)
      set({ version: state.newer.version, newer: undefined, phase: 'saving' })
      return flush()
    },
    takeTheirs: () => {
      if (!state.newer) return
      unsaved.listing = false
      unsaved.audience = false
      set(stateOf(state.newer))
    },
  }
}

export type DraftSaver = ReturnType<typeof createDraftSaver>

const writtenOf = ({ listing, criteria, reasons, suggestions }: EditedScholarship): Written => ({
  listing,
  audience: { criteria, reasons, suggestions },
})

const stateOf = (edited: EditedScholarship): DraftState => ({
  ...writtenOf(edited),
  version: edited.version,
  phase: 'idle',
  savedAt: new Date(edited.savedAt),
  fields: {},
  newer: undefined,
})
