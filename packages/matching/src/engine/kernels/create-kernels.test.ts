import { afterEach, expect, it, vi } from 'vitest'
import { createKernels } from './create-kernels.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('takes vectors where the host has them', () => {
  expect(createKernels().kind).toBe('simd')
  expect(createKernels('plain').kind).toBe('plain')
})

it('does without vectors where WebAssembly has none', () => {
  vi.spyOn(WebAssembly, 'validate').mockReturnValueOnce(false)
  const kernels = createKernels()
  expect(kernels.kind).toBe('plain')
  expect(kernels.memory).toBeInstanceOf(WebAssembly.Memory)
})

it('does without WebAssembly', () => {
  vi.stubGlobal('WebAssembly', undefined)
  expect(createKernels().memory.grow(1)).toBe(1)
  expect(() => createKernels('simd')).toThrow('This host has no WebAssembly SIMD')
})
