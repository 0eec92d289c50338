import type { PdfEngine } from './open-engine.ts'

export interface RewrittenPdf {
  /** Every object that the document leads to, once, plainly: nothing packed, nothing disguised. */
  text: string
  isProtected: boolean
  /** The file says truly where its objects are: else every reader makes up its own mind. */
  isWhole: boolean
}

/** Writes the file anew and takes any protection away that needs no password. */
const PLAIN_COPY = 3
const WRITER_BYTES = 8
const WRITER_VERSION = 1
const NOT_PROTECTED = -1

/** What the engine reads in a PDF, told in the simplest form; undefined when it cannot open it. */
export function rewritePdf(engine: PdfEngine, content: Uint8Array): RewrittenPdf | undefined {
  const address = engine.malloc(content.length)
  new Uint8Array(engine.memory.buffer).set(content, address)
  const document = engine.FPDF_LoadMemDocument(address, content.length, 0)
  try {
    return document === 0 ? undefined : readDocument(engine, document)
  } finally {
    if (document !== 0) engine.FPDF_CloseDocument(document)
    engine.free(address)
  }
}

function readDocument(engine: PdfEngine, document: number): RewrittenPdf | undefined {
  const parts: Buffer[] = []
  engine.take = (part) => void parts.push(part)
  // Its version, and the place of the function that is called; the free place is the first, 0.
  const writer = engine.malloc(WRITER_BYTES)
  new Uint32Array(engine.memory.buffer, writer, 2).set([WRITER_VERSION, 0])
  const isWritten = engine.FPDF_SaveAsCopy(document, writer, PLAIN_COPY) !== 0
  engine.free(writer)
  if (!isWritten) return undefined
  return {
    text: Buffer.concat(parts).toString('latin1'),
    isProtected: engine.FPDF_GetSecurityHandlerRevision(document) !== NOT_PROTECTED,
    isWhole:
      engine.FPDF_DocumentHasValidCrossReferenceTable(document) !== 0 &&
      engine.FPDF_GetPageCount(document) > 0,
  }
}
