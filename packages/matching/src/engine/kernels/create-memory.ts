import type { LinearMemory } from '../kernels.ts'
import { host } from './host.ts'

const PAGE_BYTES = 65_536
/** 4 GiB: what 32-bit addresses reach. */
const MAX_PAGES = 65_536

/** A memory of one page: WebAssembly's where there is one, for growing it copies nothing. */
export function createMemory(): LinearMemory {
  return host.WebAssembly === undefined
    ? createArrayMemory()
    : new host.WebAssembly.Memory({ initial: 1, maximum: MAX_PAGES })
}

/** The same behaviour without WebAssembly; growing may copy. */
export function createArrayMemory(): LinearMemory {
  let buffer = new ArrayBuffer(PAGE_BYTES)
  return {
    get buffer() {
      return buffer
    },
    grow(pages) {
      const before = buffer.byteLength / PAGE_BYTES
      if (before + pages > MAX_PAGES) throw new RangeError('The memory cannot grow any further')
      buffer = buffer.transfer((before + pages) * PAGE_BYTES)
      return before
    },
  }
}
