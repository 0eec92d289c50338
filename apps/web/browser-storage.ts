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
