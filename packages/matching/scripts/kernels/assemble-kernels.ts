import wabt from 'wabt'
import { andKernels } from './and-kernels.ts'
import { bitKernels } from './bit-kernels.ts'
import { rowKernels } from './row-kernels.ts'
import { totalOfLanes } from './steps.ts'
import { walkKernels } from './walk-kernels.ts'

/** The module that exports every operation under its name in `Kernels`. */
export async function assembleKernels(): Promise<Uint8Array> {
  const text = `(module
(import "env" "memory" (memory 1 65536))
${totalOfLanes}
${andKernels()}
${rowKernels()}
${bitKernels()}
${walkKernels()})`
  const assembler = await wabt()
  const module = assembler.parseWat('kernels.wat', text, { simd: true, bulk_memory: true })
  try {
    module.validate()
    return module.toBinary({}).buffer
  } finally {
    module.destroy()
  }
}
