import type { FieldValue } from '@laurel/contract/application-shapes'

/** An answer that the server does not have yet. */
export interface UnsentAnswer {
  /** null: the answer was taken back. */
  value: FieldValue | null
  /** The version it was written on; absent when there was none. */
  baseVersion?: number
  /** What was sent and not confirmed: it may have arrived all the same. */
  sent?: readonly FieldValue[]
}

type Unsent = Record<string, UnsentAnswer>
type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface DraftStore {
  read(): Unsent
  keep(requirementId: string, answer: UnsentAnswer): void
  /** Forgets an answer, unless another tab has since kept a different one. */
  drop(requirementId: string, value: FieldValue | null): void
  clear(): void
}

const PREFIX = 'draftEssayData'

/**
 * What was typed and not yet saved on the server, by requirement, for one person and scholarship.
 * It outlives a reload, a crash and a day offline.
 */
export function openDraftStore(
  storage: Storage,
  applicantId: string,
  scholarshipId: string,
): DraftStore {
  const key = `${PREFIX}:${applicantId}:${scholarshipId}`
  const read = () => parse(storage.getItem(key))
  const write = (unsent: Unsent) => {
    try {
      if (Object.keys(unsent).length === 0) storage.removeItem(key)
      else storage.setItem(key, JSON.stringify(unsent))
    } catch (error) {
      // A full or forbidden storage: the autosave to the server still runs.
      console.error('Unsent answers could not be kept on this device', error)
    }
  }
  return {
    read,
    keep: (requirementId, answer) => write({ ...read(), [requirementId]: answer }),
    drop(requirementId, value) {
      const { [requirementId]: kept, ...others } = read()
      if (kept && JSON.stringify(kept.value) === JSON.stringify(value)) write(others)
    },
    clear: () => write({}),
  }
}

function parse(text: string | null): Unsent {
  if (text === null) return {}
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed !== 'object' || parsed === null) return {}
    return Object.fromEntries(
      Object.entries(parsed).filter(
        ([, each]) => typeof each === 'object' && each && 'value' in each,
      ),
    )
  } catch (error) {
    console.error('Unsent answers could not be read', error)
    return {}
  }
}
