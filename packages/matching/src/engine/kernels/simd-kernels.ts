import type { Kernels } from '../kernels.ts'
import { createMemory } from './create-memory.ts'
import { host } from './host.ts'
import { SIMD_KERNELS_BASE64 } from './simd-kernels.generated.ts'

type Operations = Omit<Kernels, 'kind' | 'memory'>

/** The kernels in WebAssembly on vectors of 128 bits; null where the host has none of it. */
export function createSimdKernels(): Kernels | null {
  const { WebAssembly } = host
  const bytes = Uint8Array.from(host.atob(SIMD_KERNELS_BASE64), (byte) => byte.charCodeAt(0))
  if (WebAssembly?.validate(bytes) !== true) return null
  const memory = createMemory()
  const module = new WebAssembly.Module(bytes)
  const { exports } = new WebAssembly.Instance(module, { env: { memory } })
  return { kind: 'simd', memory, ...(exports as Operations) }
}
