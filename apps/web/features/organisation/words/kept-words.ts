import { readSession } from '../../../api/session.ts'
import { deviceStorage, isRecord, keepJson, readJson } from '../../../browser-storage.ts'

/** Outlives an expired session for whoever typed it, as their id in it tells (api/session.ts). */
const KEY = 'sponsorWords'

/** Texts of a form, by its fields. */
type Words = Readonly<Record<string, string | undefined>>

/** What was typed on this device of something and not yet sent, of the fields that are named. */
export function readWords<Field extends string>(
  name: string,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const kept = new Map(Object.entries(readAll())).get(name)
  const texts = new Map<string, unknown>(Object.entries(kept ?? {}))
  const known = fields.flatMap((field) => {
    const text = texts.get(field)
    return typeof text === 'string' ? [[field, text] as const] : []
  })
  return Object.fromEntries(known) as Partial<Record<Field, string>>
}

/** Keeps it, or nothing where all of it is empty. A device that keeps nothing loses it with the page. */
export function keepWords(name: string, words: Words): void {
  const others = Object.entries(readAll()).filter(([known]) => known !== name)
  const isEmpty = Object.values(words).every((text) => !text)
  const all = isEmpty ? others : [...others, [name, words]]
  const kept = { ownerId: ownerId(), words: Object.fromEntries(all) }
  keepJson(deviceStorage(), KEY, all.length > 0 ? kept : undefined)
}

const ownerId = (): string | undefined => readSession()?.user.id

/** What somebody else left here is not theirs to see. */
function readAll(): Record<string, unknown> {
  const kept = readJson(deviceStorage(), KEY, isRecord)
  const words = kept?.['words']
  return kept?.['ownerId'] === ownerId() && isRecord(words) ? words : {}
}
