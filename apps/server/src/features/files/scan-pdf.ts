import type { FileHandle } from 'node:fs/promises'
import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'
import { readAt, readPieces } from './read-pieces.ts'

/** Says that the content is of another type than the name. */
export const NOT_THIS_TYPE = 'not this type'

/** PDF readers look for the mark in the first kilobyte. */
const MARK_BYTES = 1024
/** How far before an action's type its key is looked for; comments may stand between. */
const LOOK_BACK_CHARACTERS = 1024
const OVERLAP_BYTES = 2 * LOOK_BACK_CHARACTERS
/** An object stream: a compressed list of objects, where an action can be out of sight. */
const OBJECT_STREAM = /\/ObjStm/g
/** Far above what honest files hold, and little enough to look through at once. */
const STREAMS_LIMIT = 500
const STREAM_BYTES = 262_144
const INFLATED_LIMIT_BYTES = 16 * 1_048_576

const ACTIVE_MESSAGE =
  'This PDF contains a script or starts a program, so it cannot be accepted. Please print it to a new PDF and try again.'
const UNREADABLE_MESSAGE =
  'This PDF could not be checked, so it cannot be accepted. Please print it to a new PDF and try again.'

/** Any letter of a PDF name may be written as # and two hexadecimal digits. */
const nameOf = (name: string): string =>
  [...name].map((letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`).join('')
const ACTION_TYPE = new RegExp(
  `/(?:${nameOf('JavaScript')}|${nameOf('Launch')})(?![A-Za-z0-9])`,
  'gi',
)
const COMMENT = /%[^\r\n]*[\r\n]/g
/** The key of an action's type, or the beginning of an object that is nothing but the type. */
const TYPE_KEY = /(?:\/(?:S|#53)|\bobj)$/i

const inflateAsync = promisify(inflate)

/** Undefined for a PDF that only shows something. */
export async function scanPdf(file: FileHandle, sizeBytes: number): Promise<string | undefined> {
  const head = (await readAt(file, 0, MARK_BYTES)).toString('latin1')
  if (!/%PDF-\d/.test(head)) return NOT_THIS_TYPE
  const objectStreams = new Set<number>()
  for await (const { position, bytes } of readPieces(file, sizeBytes, OVERLAP_BYTES)) {
    const text = bytes.toString('latin1')
    if (hasAction(text)) return ACTIVE_MESSAGE
    for (const found of text.matchAll(OBJECT_STREAM)) objectStreams.add(position + found.index)
  }
  return scanObjectStreams(file, objectStreams)
}

/** The words alone occur in honest CVs; after the key of a type they are an action. */
function hasAction(text: string): boolean {
  for (const { index } of text.matchAll(ACTION_TYPE)) {
    const before = text.slice(Math.max(0, index - LOOK_BACK_CHARACTERS), index)
    if (TYPE_KEY.test(before.replace(COMMENT, ' ').replaceAll('\0', ' ').trimEnd())) return true
  }
  return false
}

async function scanObjectStreams(
  file: FileHandle,
  positions: ReadonlySet<number>,
): Promise<string | undefined> {
  if (positions.size > STREAMS_LIMIT) return UNREADABLE_MESSAGE
  let room = INFLATED_LIMIT_BYTES
  for (const position of positions) {
    const piece = await readAt(file, position, STREAM_BYTES)
    const start = /stream\r?\n/.exec(piece.subarray(0, 2048).toString('latin1'))
    if (!start) continue
    const objects = await unpack(piece.subarray(start.index + start[0].length), room)
    if (objects === undefined) return UNREADABLE_MESSAGE
    if (hasAction(objects)) return ACTIVE_MESSAGE
    room -= objects.length
  }
  return undefined
}

/** Empty for what is encrypted or packed in another way; undefined when there is no room for it. */
async function unpack(packed: Buffer, room: number): Promise<string | undefined> {
  if (room <= 0) return undefined
  try {
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: room }
    return (await inflateAsync(packed, options)).toString('latin1')
  } catch (error) {
    return error instanceof RangeError ? undefined : ''
  }
}
