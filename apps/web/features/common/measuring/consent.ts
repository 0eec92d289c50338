import { useSyncExternalStore } from 'react'
import { forgetTrails } from '../../../api/forget-trails.ts'
import { deviceStorage, isRecord, keepJson, readJson } from '../../../browser-storage.ts'
import { clock } from '../../../clock.ts'

/** Whether this device may be measured; undefined: nobody has said. */
export type Consent = 'yes' | 'no' | undefined

const KEY = 'measuringConsent'
/** YYYY-MM-DD, to a year after it was said. */
interface Kept {
  answer: 'yes' | 'no'
  until: string
}

const listeners = new Set<() => void>()

function follow(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The browser's signal says no for its owner, whatever was said here before. */
export const hasPrivacyControl = (): boolean =>
  (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true

/** What was said on this device within a year; what cannot be read counts as nothing said. */
export function readConsent(): Consent {
  if (hasPrivacyControl()) return 'no'
  const kept = readJson(deviceStorage(), KEY, isKept)
  return kept && kept.until > dayOf(clock.now()) ? kept.answer : undefined
}

function isKept(json: unknown): json is Kept {
  if (!isRecord(json)) return false
  const { answer, until } = json
  return (answer === 'yes' || answer === 'no') && typeof until === 'string'
}

/** Keeps what was said for a year; a no clears what was kept of how somebody came here. */
export function answerConsent(answer: 'yes' | 'no'): void {
  const until = clock.now()
  until.setFullYear(until.getFullYear() + 1)
  if (answer === 'no') forgetTrails()
  keepJson(deviceStorage(), KEY, { answer, until: dayOf(until) } satisfies Kept)
  listeners.forEach((listener) => listener())
}

/** Undefined in the prerendered page, too. */
export const useConsent = (): Consent => useSyncExternalStore(follow, readConsent, () => undefined)

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10)
