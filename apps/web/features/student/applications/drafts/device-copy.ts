import { deviceStorage } from '../../../../browser-storage.ts'
import { openIndexedCopy } from './indexed-copy.ts'
import { moveLocalCopies, openLocalCopy } from './local-copy.ts'
import type { ApplicationKey, DeviceCopy, UnsentAnswers } from './unsent-answer.ts'

/** A copy that goes on in the second place for an application that the first cannot write. */
export function withFallback(first: DeviceCopy, second: DeviceCopy): DeviceCopy {
  const moved = new Set<string>()
  const move = async (key: ApplicationKey) => {
    moved.add(key.scholarshipId)
    const unsent = await first.read(key)
    const changes = Object.entries(unsent).map(([requirementId, answer]) => ({
      requirementId,
      answer,
    }))
    await second.write(key, changes)
    // An older text left behind would come back as if it were unsent.
    await first.clear(key)
  }
  return {
    read: async (key) => ({
      ...(await first.read(key).catch(nothing)),
      ...(await second.read(key)),
    }),
    list: async (applicantId) => [
      ...new Set([
        ...(await first.list(applicantId).catch(() => [])),
        ...(await second.list(applicantId)),
      ]),
    ],
    async write(key, changes) {
      if (!moved.has(key.scholarshipId))
        try {
          return await first.write(key, changes)
        } catch (error) {
          // A full disk, as a rule. The next start moves everything back.
          console.error('The database of this device failed', error)
          await move(key).catch((cause: unknown) => console.error(cause))
        }
      await second.write(key, changes)
    },
    async clear(key) {
      await Promise.all([first.clear(key), second.clear(key)])
    },
  }
}

/** A database that was closed under the page has nothing to read. */
function nothing(error: unknown): UnsentAnswers {
  console.error('The database of this device cannot be read', error)
  return {}
}

let opened: Promise<DeviceCopy> | undefined

/** The copy of this browser: IndexedDB, or localStorage where that cannot be had. */
export const openDeviceCopy = (): Promise<DeviceCopy> => (opened ??= open())

async function open(): Promise<DeviceCopy> {
  const local = openLocalCopy(deviceStorage())
  try {
    const indexed = await openIndexedCopy()
    await moveLocalCopies(deviceStorage(), indexed)
    return withFallback(indexed, local)
  } catch (error) {
    console.error('The database of this device cannot be used', error)
    return local
  }
}
