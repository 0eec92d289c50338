/** What is used of it here: the types of Node leave it out, and those of browsers bring all the rest. */
declare namespace WebAssembly {
  type Exports = Record<string, unknown>
  type Imports = Record<string, Record<string, unknown>>
  type Module = object
  const Module: new (bytes: Uint8Array) => Module
  class Instance {
    constructor(module: Module, imports: Imports)
    readonly exports: Exports
  }
  class Memory {
    readonly buffer: ArrayBuffer
  }
  class Table {
    set(index: number, value: unknown): void
  }
}
