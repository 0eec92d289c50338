import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { PDFiumLibrary } from '@hyzyla/pdfium'

/** The engine's calls as its C headers have them: every number is a value or an address. */
export interface PdfEngine {
  memory: WebAssembly.Memory
  malloc(bytes: number): number
  free(address: number): void
  FPDF_LoadMemDocument(address: number, bytes: number, password: number): number
  FPDF_CloseDocument(document: number): void
  FPDF_GetSecurityHandlerRevision(document: number): number
  FPDF_DocumentHasValidCrossReferenceTable(document: number): number
  FPDF_GetPageCount(document: number): number
  FPDF_SaveAsCopy(document: number, writer: number, flags: number): number
  /** Is given what the engine writes. */
  take: (part: Buffer) => void
}

/** A guess on the generous side; past it the engine gives up, and its thread ends. */
const MEMORY_BYTES = 268_435_456

/** A module whose function (i32, i32, i32) -> i32 calls the imported one: no other can be called back. */
const TRAMPOLINE = Buffer.from(
  '0061736d0100000001080160037f7f7f017f02070101650166000007050101660000',
  'hex',
)
/** The engine's table of functions cannot grow, but its first place is free. */
const CALLBACK = 0

interface OpenedLibrary {
  library: PDFiumLibrary
  instance: WebAssembly.Instance
}

/** PDFium, with which Chromium shows PDFs. Its memory never shrinks, so it is for one thread. */
export async function openLibrary(): Promise<OpenedLibrary> {
  const path = createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm')
  const module = new WebAssembly.Module(await readFile(path))
  let instance: WebAssembly.Instance | undefined
  const library = await PDFiumLibrary.init({
    instantiateWasm(imports, done) {
      instance = new WebAssembly.Instance(module, withBoundedMemory(imports))
      // The library's types name another argument than its code reads.
      const begin = done as unknown as (instance: WebAssembly.Instance) => void
      begin(instance)
      return instance.exports
    },
  })
  if (!instance) throw new Error('The PDF engine did not start.')
  return { library, instance }
}

/** The same by its own calls, some of which the library leaves out. */
export async function openEngine(): Promise<PdfEngine> {
  const { instance } = await openLibrary()
  const engine = { ...instance.exports, take: () => undefined } as unknown as PdfEngine
  placeCallback(instance, (_writer, address, bytes) => {
    engine.take(Buffer.from(new Uint8Array(engine.memory.buffer, address, bytes)))
    return 1
  })
  return engine
}

function withBoundedMemory(imports: WebAssembly.Imports): WebAssembly.Imports {
  const { emscripten_resize_heap: grow, ...others } = imports['env'] ?? {}
  const growWithin = (bytes: number): number =>
    bytes >>> 0 <= MEMORY_BYTES && typeof grow === 'function' ? Number(grow(bytes)) : 0
  return { ...imports, env: { ...others, emscripten_resize_heap: growWithin } }
}

type Callback = (first: number, second: number, third: number) => number

function placeCallback({ exports }: WebAssembly.Instance, called: Callback): void {
  const trampoline = new WebAssembly.Instance(new WebAssembly.Module(TRAMPOLINE), {
    e: { f: called },
  })
  const table = exports['__indirect_function_table']
  if (!(table instanceof WebAssembly.Table)) throw new Error('The PDF engine has no table.')
  table.set(CALLBACK, trampoline.exports['f'])
}
