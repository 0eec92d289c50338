import { writeFile } from 'node:fs/promises'
import { assembleKernels } from './kernels/assemble-kernels.ts'
import { printKernels } from './kernels/print-kernels.ts'

const target = new URL('../src/engine/kernels/simd-kernels.generated.ts', import.meta.url)
await writeFile(target, printKernels(await assembleKernels()))
