import type { FileHandle } from 'node:fs/promises'
import { constants, inflateSync } from 'node:zlib'
import { readAt, readPieces } from './read-pieces.ts'

/** Says that the content is of another type than the name. */
export const NOT_THIS_TYPE = 'not this type'

/** PDF readers look for the mark in the first kilobyte. */
const MARK_BYTES = 1024
const OVERLAP_BYTES = 256
/** An object stream: a compressed list of objects, where an action can be out of sight. */
const OBJECT_STREAM = /\/ObjStm/g
const STREAM_BYTES = 1_048_576
const INFLATED_LIMIT_BYTES = 16 * 1_048_576
const STREAMS_LIMIT = 2000

const ACTIVE_MESSAGE =
  'This PDF contains a script or starts a program, so it cannot be accepted. Please print it to a new PDF and try again.'

/** Any letter of a PDF name may be written as # and two hexadecimal digits. */
const nameOf = (name: string): string =>
  [...name].map((letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`).join('')
const SPACE = String.raw`(?:[\s\0]|%[^\r\n]*[\r\n])*`
/** The type of an action, in place or as an object of its own. The words alone occur in honest CVs. */
const ACTION = new RegExp(
  `(?:/(?:S|#53)|\\bobj)${SPACE}/(?:${nameOf('JavaScript')}|${nameOf('Launch')})(?![A-Za-z0-9])`,
  'i',
)

/** Undefined for a PDF that only shows something. */
export async function scanPdf(file: FileHandle, sizeBytes: number): Promise<string | undefined> {
  const head = (await readAt(file, 0, MARK_BYTES)).toString('latin1')
  if (!/%PDF-\d/.test(head)) return NOT_THIS_TYPE
  const objectStreams = new Set<number>()
  for await (const { position, bytes } of readPieces(file, sizeBytes, OVERLAP_BYTES)) {
    const text = bytes.toString('latin1')
    if (ACTION.test(text)) return ACTIVE_MESSAGE
    for (const found of text.matchAll(OBJECT_STREAM)) objectStreams.add(position + found.index)
  }
  return (await hasHiddenAction(file, objectStreams)) ? ACTIVE_MESSAGE : undefined
}

async function hasHiddenAction(file: FileHandle, positions: ReadonlySet<number>): Promise<boolean> {
  if (positions.size > STREAMS_LIMIT) return true
  for (const position of positions) {
    const piece = await readAt(file, position, STREAM_BYTES)
    const start = /stream\r?\n/.exec(piece.subarray(0, 2048).toString('latin1'))
    if (!start) continue
    const text = inflate(piece.subarray(start.index + start[0].length))
    if (text !== undefined && ACTION.test(text)) return true
  }
  return false
}

/** Undefined for what is encrypted or packed in another way: readers show it without running it. */
function inflate(piece: Buffer): string | undefined {
  try {
    return inflateSync(piece, {
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: INFLATED_LIMIT_BYTES,
    }).toString('latin1')
  } catch {
    return undefined
  }
}
