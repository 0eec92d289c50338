import { isRecord, keepJson, readJson } from '../../../../browser-storage.ts'

/** Where somebody is on the way to a new password; the code and the password are never kept. */
export interface ResetProgress {
  step: 'email' | 'code'
  email: string
}

const KEY = 'passwordReset'
const START: ResetProgress = { step: 'email', email: '' }

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

export function keepProgress(storage: Storage, progress: ResetProgress): void {
  keepJson(storage, KEY, progress)
}

export const readProgress = (storage: Storage): ResetProgress =>
  readJson(storage, KEY, isProgress) ?? START

function isProgress(json: unknown): json is ResetProgress {
  if (!isRecord(json)) return false
  const { step, email } = json
  return (step === 'email' || step === 'code') && typeof email === 'string' && email !== ''
}

export const dropProgress = (storage: Storage): void => storage.removeItem(KEY)
