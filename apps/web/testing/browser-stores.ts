import { vi } from 'vitest'

/** What a browser does to the stores of a site; `vi.restoreAllMocks` ends it. */
export const browserStores = {
  /** As "block all cookies" does. */
  forbid(): void {
    for (const store of ['localStorage', 'sessionStorage'] as const)
      vi.spyOn(window, store, 'get').mockImplementation(() => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      })
  },
  /** As on a device without any room. */
  fill(): void {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The device is full.', 'QuotaExceededError')
    })
  },
}
