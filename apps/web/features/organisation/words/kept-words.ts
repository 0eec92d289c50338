import { DECIDED, type SponsorWords } from '@laurel/contract/announcements'
import { deviceStorage, isRecord, keepJson, readJson } from '../../../browser-storage.ts'

/** Cleared with the session (api/session.ts). */
const KEY = 'announcementWords'

const nameOf = (scholarshipId: string, cycle: string) => `${scholarshipId} ${cycle}`

/** What was typed on this device and not yet told. */
export function readWords(scholarshipId: string, cycle: string): SponsorWords {
  const kept = new Map(Object.entries(readAll())).get(nameOf(scholarshipId, cycle))
  const texts = new Map<string, unknown>(Object.entries(kept ?? {}))
  return Object.fromEntries(
    DECIDED.flatMap((outcome) => {
      const text = texts.get(outcome)
      return typeof text === 'string' ? [[outcome, text]] : []
    }),
  )
}

/** A device that keeps nothing loses it with the page. */
export function keepWords(scholarshipId: string, cycle: string, words: SponsorWords): void {
  keepJson(deviceStorage(), KEY, { ...readAll(), [nameOf(scholarshipId, cycle)]: words })
}

const readAll = (): Record<string, unknown> => readJson(deviceStorage(), KEY, isRecord) ?? {}
