import type { LinearMemory } from '../kernels.ts'

type Instance = { readonly exports: object }

/** The parts of WebAssembly that are used here; the package is typed without any one host. */
export type WebAssemblyHost = {
  readonly Memory: new (size: { initial: number; maximum: number }) => LinearMemory
  readonly Module: new (bytes: Uint8Array) => object
  readonly Instance: new (module: object, imports: object) => Instance
  validate(bytes: Uint8Array): boolean
}

type Host = {
  readonly WebAssembly?: WebAssemblyHost
  readonly atob: (base64: string) => string
}

export const host = globalThis as unknown as Host
