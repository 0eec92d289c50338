import type { CopyChange, DeviceCopy, UnsentAnswer } from '../unsent-answer.ts'

/** The copy of a device in memory, for one application. */
export function aDevice() {
  const kept: Record<string, UnsentAnswer> = {}
  const failures: Error[] = []
  const apply = (change: CopyChange) => {
    const { requirementId: id } = change
    if ('answer' in change) kept[id] = change.answer
    else if (JSON.stringify(kept[id]?.value) === JSON.stringify(change.dropped)) delete kept[id]
  }
  const copy: DeviceCopy = {
    read: async () => ({ ...kept }),
    list: async () => (Object.keys(kept).length > 0 ? ['grant'] : []),
    write: async (_key, changes) => {
      const failure = failures.shift()
      if (failure) throw failure
      changes.forEach(apply)
    },
    clear: async () => {
      for (const id of Object.keys(kept)) delete kept[id]
    },
  }
  return { kept, failures, copy }
}
