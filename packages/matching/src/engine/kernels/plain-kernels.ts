import type { Kernels, LinearMemory } from '../kernels.ts'
import { createMemory } from './create-memory.ts'
import { createBitKernels } from './plain-bits.ts'
import { createRowKernels } from './plain-rows.ts'
import { viewsOf } from './plain-views.ts'
import { createWalkKernels } from './plain-walks.ts'

/** The kernels in plain JavaScript, for where there is no SIMD. */
export function createPlainKernels(memory: LinearMemory = createMemory()): Kernels {
  const views = viewsOf(memory)
  return {
    kind: 'plain',
    memory,
    ...createRowKernels(views),
    ...createBitKernels(views),
    ...createWalkKernels(views),
  }
}
