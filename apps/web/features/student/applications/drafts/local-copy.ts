import { isRecord, readJson } from '../../../../browser-storage.ts'
import {
  isSameCopy,
  type ApplicationKey,
  type CopyChange,
  type DeviceCopy,
  type UnsentAnswers,
} from './unsent-answer.ts'

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const PREFIX = 'draftEssayData:'
const nameOf = ({ applicantId, scholarshipId }: ApplicationKey) =>
  `${PREFIX}${applicantId}:${scholarshipId}`

/** The copy in localStorage: where earlier versions kept it, and where it goes without IndexedDB. */
export function openLocalCopy(storage: Storage): DeviceCopy {
  const read = (key: ApplicationKey) => readUnsent(storage, nameOf(key))
  return {
    read: async (key) => read(key),
    list: async (applicantId) =>
      namesOf(storage)
        .filter((name) => name.startsWith(`${PREFIX}${applicantId}:`))
        .map((name) => name.slice(PREFIX.length + applicantId.length + 1)),
    async write(key, changes) {
      const unsent = changes.reduce(withChange, read(key))
      if (Object.keys(unsent).length === 0) storage.removeItem(nameOf(key))
      else storage.setItem(nameOf(key), JSON.stringify(unsent))
    },
    clear: async (key) => storage.removeItem(nameOf(key)),
  }
}

/** Moves what earlier versions, or a time without IndexedDB, have left in localStorage. */
export async function moveLocalCopies(storage: Storage, to: DeviceCopy): Promise<void> {
  for (const name of namesOf(storage)) {
    const [applicantId = '', scholarshipId = ''] = name.slice(PREFIX.length).split(':')
    const unsent = readUnsent(storage, name)
    const changes = Object.entries(unsent).map(([requirementId, answer]) => ({
      requirementId,
      answer,
    }))
    await to.write({ applicantId, scholarshipId }, changes)
    storage.removeItem(name)
  }
}

const namesOf = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, position) => storage.key(position) ?? '').filter(
    (name) => name.startsWith(PREFIX),
  )

function withChange(unsent: UnsentAnswers, change: CopyChange): UnsentAnswers {
  const { [change.requirementId]: kept, ...others } = unsent
  if ('answer' in change) return { ...others, [change.requirementId]: change.answer }
  return kept && !isSameCopy(kept.value, change.dropped) ? unsent : others
}

const readUnsent = (storage: Storage, name: string): UnsentAnswers =>
  Object.fromEntries(
    Object.entries(readJson(storage, name, isRecord) ?? {}).filter(
      (entry): entry is [string, UnsentAnswers[string]] =>
        isRecord(entry[1]) && 'value' in entry[1],
    ),
  )
