import type { Kernels } from '../kernels.ts'
import { createPlainKernels } from './plain-kernels.ts'
import { createSimdKernels } from './simd-kernels.ts'

/** The fastest kernels this host can run; `kind` asks for the vectors only, or for none. */
export function createKernels(kind?: Kernels['kind']): Kernels {
  const kernels = kind === 'plain' ? null : createSimdKernels()
  if (kind === 'simd' && kernels === null) throw new Error('This host has no WebAssembly SIMD')
  return kernels ?? createPlainKernels()
}
