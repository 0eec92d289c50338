/** Where somebody is on the way to a new password; the code and the password are never kept. */
export interface ResetProgress {
  step: 'email' | 'code'
  email: string
}

const KEY = 'passwordReset'
const START: ResetProgress = { step: 'email', email: '' }

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

export function keepProgress(storage: Storage, progress: ResetProgress): void {
  try {
    storage.setItem(KEY, JSON.stringify(progress))
  } catch (error) {
    console.error(`${KEY} could not be kept`, error)
  }
}

/** Stored JSON that cannot be read is logged and treated as empty (specification 2, section 3). */
export function readProgress(storage: Storage): ResetProgress {
  try {
    const stored = JSON.parse(storage.getItem(KEY) ?? '{}') as Partial<ResetProgress> | null
    if (typeof stored?.email !== 'string' || stored.email === '') return START
    return { step: stored.step === 'code' ? 'code' : 'email', email: stored.email }
  } catch (error) {
    console.error(`${KEY} could not be read`, error)
    return START
  }
}

export const dropProgress = (storage: Storage): void => storage.removeItem(KEY)
