import { open, type FileHandle } from 'node:fs/promises'
import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'
import { readAt, readPieces } from './read-pieces.ts'

/** Says that the content is of another type than the name. */
export const NOT_THIS_TYPE = 'not this type'

/** Readers look for the mark further in, where it may stand behind the mark of something else. */
const MARK = /^(?:\u00EF\u00BB\u00BF)?\s{0,16}%PDF-\d/
const MARK_BYTES = 64
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
const EMBEDDED_MESSAGE =
  'This PDF has other files or media inside, so it cannot be accepted. Please print it to a new PDF and try again.'
const PROTECTED_MESSAGE =
  'This PDF is protected, so it cannot be checked, and a sponsor might not be able to open it. Please print it to a new PDF and try again.'
const UNREADABLE_MESSAGE =
  'This PDF could not be checked, so it cannot be accepted. Please print it to a new PDF and try again.'

/** Any letter of a PDF name may be written as # and two hexadecimal digits. */
const nameOf = (name: string): string =>
  [...name].map((letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`).join('')
const ACTION_TYPE = new RegExp(
  `/(?:${nameOf('JavaScript')}|${nameOf('Launch')})(?![A-Za-z0-9])`,
  'gi',
)
const EMBEDDED = new RegExp(
  `/(?:${nameOf('EmbeddedFile')}(?:${nameOf('s')})?|${nameOf('RichMedia')})(?![A-Za-z0-9])`,
  'i',
)
const ENCRYPTED = new RegExp(`/${nameOf('Encrypt')}\\s*(?:\\d+\\s+\\d+\\s+R|<<)`, 'i')
const COMMENT = /%[^\r\n]*(?:[\r\n]|$)/g
/** Far more than a text about programs names. */
const NAMED_LIMIT = 1000
/** The key of an action's type, or the beginning of an object that is nothing but the type. */
const TYPE_KEY = /(?:\/(?:S|#53)|\bobj)$/i

const FILTER = /\/(?:\w+Decode|Crypt|Fl|AHx|A85|LZW|RL)\b/g
/** Names in disguise, or bytes that are mixed before they are packed. */
const UNUSUAL = /#|\/Predictor\s*(?:[2-9]|1\d)/

const inflateAsync = promisify(inflate)

/** Whether the file says of itself that it is one. */
export async function isPdf(path: string): Promise<boolean> {
  const file = await open(path, 'r')
  try {
    return await hasMark(file)
  } finally {
    await file.close()
  }
}

const hasMark = async (file: FileHandle): Promise<boolean> =>
  MARK.test((await readAt(file, 0, MARK_BYTES)).toString('latin1'))

/** Undefined for a PDF that only shows something. */
export async function scanPdf(file: FileHandle, sizeBytes: number): Promise<string | undefined> {
  if (!(await hasMark(file))) return NOT_THIS_TYPE
  const objectStreams = new Set<number>()
  for await (const { position, bytes } of readPieces(file, sizeBytes, OVERLAP_BYTES)) {
    const text = bytes.toString('latin1')
    const problem = problemIn(text)
    if (problem !== undefined) return problem
    for (const found of text.matchAll(OBJECT_STREAM)) objectStreams.add(position + found.index)
  }
  return scanObjectStreams(file, objectStreams)
}

function problemIn(text: string): string | undefined {
  if (ENCRYPTED.test(text)) return PROTECTED_MESSAGE
  if (EMBEDDED.test(text)) return EMBEDDED_MESSAGE
  return hasAction(text) ? ACTIVE_MESSAGE : undefined
}

/** The words alone occur in honest CVs; after the key of a type they are an action. */
function hasAction(text: string): boolean {
  let named = 0
  for (const { index } of text.matchAll(ACTION_TYPE)) {
    if (++named > NAMED_LIMIT) return true
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
    const stream = await readStream(file, position)
    if (stream === undefined) return UNREADABLE_MESSAGE
    const objects = await unpack(stream, room)
    if (objects === undefined) return UNREADABLE_MESSAGE
    const problem = problemIn(objects)
    if (problem !== undefined) return problem
    room -= objects.length
  }
  return undefined
}

/** The packed bytes of an object stream; none where it is not packed, undefined when not as usual. */
async function readStream(file: FileHandle, position: number): Promise<Buffer | undefined> {
  const before = Math.min(position, LOOK_BACK_CHARACTERS)
  const piece = await readAt(file, position - before, STREAM_BYTES)
  const head = piece.subarray(0, before + LOOK_BACK_CHARACTERS).toString('latin1')
  const start = /stream\r?\n/.exec(head.slice(before))
  if (!start) return Buffer.alloc(0)
  const dictionary = head.slice(Math.max(0, head.lastIndexOf('obj', before)), before + start.index)
  if (UNUSUAL.test(dictionary)) return undefined
  const filters = dictionary.match(FILTER) ?? []
  if (filters.length === 0) return Buffer.alloc(0)
  if (filters.length > 1 || filters[0] !== '/FlateDecode') return undefined
  const packed = piece.subarray(before + start.index + start[0].length)
  return packed.includes('endstream') ? packed : undefined
}

/** Undefined for what cannot be unpacked, or not within the room. */
async function unpack(packed: Buffer, room: number): Promise<string | undefined> {
  if (room <= 0) return undefined
  if (packed.length === 0) return ''
  try {
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: room }
    return (await inflateAsync(packed, options)).toString('latin1')
  } catch {
    return undefined
  }
}
