type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length' | 'clear'>

/** What stands in where a browser forbids its own: it lasts as long as the page. */
function openMemory(): Store {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
    key: (position) => [...kept.keys()][position] ?? null,
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
  }
}

const deviceMemory = openMemory()
const tabMemory = openMemory()

/** localStorage. Where all cookies are blocked, naming it throws. */
export function deviceStorage(): Store {
  try {
    return localStorage
  } catch {
    return deviceMemory
  }
}

/** sessionStorage, which the same setting forbids. */
export function tabStorage(): Store {
  try {
    return sessionStorage
  } catch {
    return tabMemory
  }
}

/** What is stored as JSON under a key; undefined where nothing is, or nothing that can be read. */
export const readJson = <Value>(
  store: Pick<Storage, 'getItem'>,
  key: string,
  isValue: (json: unknown) => json is Value,
): Value | undefined => parseStored(key, store.getItem(key), isValue)

/**
 * The same of a text: one that cannot be read, or has another shape, is logged and counts as nothing
 * (specification 2, section 3).
 */
export function parseStored<Value>(
  key: string,
  text: string | null,
  isValue: (json: unknown) => json is Value,
): Value | undefined {
  if (text === null) return undefined
  try {
    const json: unknown = JSON.parse(text)
    if (!isValue(json)) throw new TypeError('It has another shape.')
    return json
  } catch (error) {
    console.error(`${key} could not be read`, error)
    return undefined
  }
}

/** Keeps something as JSON under a key, or nothing where it is undefined; false when that fails. */
export function keepJson(
  store: Pick<Storage, 'setItem' | 'removeItem'>,
  key: string,
  value: unknown,
): boolean {
  if (value !== undefined) return keepText(store, key, JSON.stringify(value))
  store.removeItem(key)
  return true
}

export const isRecord = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null

/** Whether a text could be kept: a device may be full. */
export function keepText(store: Pick<Storage, 'setItem'>, key: string, text: string): boolean {
  try {
    store.setItem(key, text)
    return true
  } catch (error) {
    console.error(`${key} could not be kept`, error)
    return false
  }
}
