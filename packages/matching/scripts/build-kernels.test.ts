import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { assembleKernels } from './kernels/assemble-kernels.ts'
import { printKernels } from './kernels/print-kernels.ts'

it('finds the committed kernels to be what their source assembles to', async () => {
  const committed = new URL('../src/engine/kernels/simd-kernels.generated.ts', import.meta.url)
  expect(await readFile(committed, 'utf8')).toBe(printKernels(await assembleKernels()))
})
