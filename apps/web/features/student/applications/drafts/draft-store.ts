import type { FieldValue } from '@laurel/contract/application-shapes'
import type {
  ApplicationKey,
  CopyChange,
  DeviceCopy,
  UnsentAnswer,
  UnsentAnswers,
} from './unsent-answer.ts'

/** Whether this device holds what was written. */
export type Keeping = 'kept' | 'keeping' | 'failed'

/** The unsent answers of one application on this device. */
export interface DraftStore {
  read(): Promise<UnsentAnswers>
  keep(requirementId: string, answer: UnsentAnswer): void
  /** Forgets an answer, unless another tab has since kept a different one. */
  drop(requirementId: string, value: FieldValue | null): void
  /** Resolves once all of it is written, or has failed. */
  settle(): Promise<void>
  follow(listener: (keeping: Keeping) => void): void
}

/**
 * Writes each change at the end of the task it was made in: all edits of that task in one
 * transaction, none of them later than that.
 */
export function openDraftStore(copy: Promise<DeviceCopy>, key: ApplicationKey): DraftStore {
  let waiting: CopyChange[] = []
  let listener: (keeping: Keeping) => void = () => undefined
  let last: Promise<Keeping> = Promise.resolve('kept')

  const write = async (): Promise<Keeping> => {
    const changes = waiting
    waiting = []
    try {
      await (await copy).write(key, changes)
      return 'kept'
    } catch (error) {
      console.error('Unsent answers could not be kept on this device', error)
      return 'failed'
    }
  }
  const begin = async () => {
    const mine = write()
    last = mine
    const keeping = await mine
    // What has come since decides.
    if (last === mine && waiting.length === 0) listener(keeping)
  }
  const add = (change: CopyChange) => {
    if (waiting.length === 0) queueMicrotask(() => void begin())
    waiting = [...waiting.filter((earlier) => !isReplaced(earlier, change)), change]
    listener('keeping')
  }
  return {
    read: async () => (await copy).read(key),
    keep: (requirementId, answer) => add({ requirementId, answer }),
    drop: (requirementId, dropped) => add({ requirementId, dropped }),
    async settle() {
      // What waits for the end of this task is written first.
      await Promise.resolve()
      await last
    },
    follow: (next) => {
      listener = next
    },
  }
}

const isReplaced = (earlier: CopyChange, later: CopyChange): boolean =>
  earlier.requirementId === later.requirementId && 'answer' in later && 'answer' in earlier
