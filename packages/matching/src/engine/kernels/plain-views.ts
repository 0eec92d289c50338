import type { LinearMemory } from '../kernels.ts'

export type Words = Int32Array
export type Views = { readonly words: Words; readonly halves: Uint16Array }

/** Reads the memory as numbers; the views are made anew once it has grown. */
export function viewsOf(memory: LinearMemory): () => Views {
  const make = () => ({
    words: new Int32Array(memory.buffer),
    halves: new Uint16Array(memory.buffer),
  })
  let views = make()
  // A view of a buffer that growth detached has no length.
  return () => (views.words.length === 0 ? (views = make()) : views)
}
