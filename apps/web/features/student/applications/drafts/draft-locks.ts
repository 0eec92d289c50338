import type { ApplicationKey } from './unsent-answer.ts'

const nameOf = (use: string, { applicantId, scholarshipId }: ApplicationKey) =>
  `laurel-${use}:${applicantId}:${scholarshipId}`

/** Web Locks need a secure origin; without them tabs rely on the versions of answers alone. */
const locks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined)

/** Saves of an application in turn, whichever tab of this browser they come from. */
export function inTurn<Result>(key: ApplicationKey, work: () => Promise<Result>): Promise<Result> {
  return locks()?.request(nameOf('saving', key), work) ?? work()
}

/** Marks an application's form as open in this tab until the function answered is called. */
export function markOpen(key: ApplicationKey): () => void {
  const left = Promise.withResolvers<void>()
  void locks()?.request(nameOf('form', key), { mode: 'shared' }, () => left.promise)
  return left.resolve
}

/** Does work for an application unless a tab has its form open, which does it itself. */
export async function unlessOpen(key: ApplicationKey, work: () => Promise<void>): Promise<void> {
  const manager = locks()
  if (!manager) return work()
  await manager.request(nameOf('form', key), { ifAvailable: true }, (lock) => lock && work())
}
