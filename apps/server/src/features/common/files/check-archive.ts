import type { FileHandle } from 'node:fs/promises'
import { crc32, inflateRawSync } from 'node:zlib'
import { readAt } from './read-pieces.ts'
import { readZipDirectory, type ZipEntry } from './read-zip-directory.ts'

const MEGABYTE = 1_048_576
/** Inflating this much takes well under a second. */
const UNPACKED_LIMIT_BYTES = 100 * MEGABYTE
/** Text documents shrink twenty-fold, drawings perhaps fifty-fold; bombs a thousand-fold. */
const RATIO_LIMIT = 150
const SMALL_BYTES = 4 * MEGABYTE

const BOMB_MESSAGE =
  'This file unpacks to far more than its own size, so it cannot be accepted. Please save it again and try once more.'
const DAMAGED_MESSAGE =
  'This file is damaged, so it cannot be accepted. Please save it again and try once more.'
const PROTECTED_MESSAGE =
  'This file is protected with a password, so nobody could open it. Please save it without protection and try again.'
const NESTED_MESSAGE =
  'This file has another archive inside, so it cannot be accepted. Please send the files by themselves.'

/** A file inside an archive that is named to land, or to be read, somewhere else. */
const STRAY_NAME = /^[/\\]|^[a-z]:|(^|[/\\])\.\.([/\\]|$)|\0/i
const ARCHIVE_HEADS = [
  '504b0304',
  '504b0506',
  '526172211a',
  '377abcaf',
  '1f8b08',
  'd0cf11e0',
  'fd377a58',
]
const LONGEST_HEAD_BYTES = 5

export type ArchiveCheck = { entries: ZipEntry[] } | { problem: string | undefined }

/**
 * The files of an archive that is sound and stays within bounds when it is unpacked, which is
 * tried; else a sentence for the person, or none when it is no archive at all. Where `mayNest`
 * says so of a file's name, the file may be an archive itself.
 */
export async function checkArchive(
  file: FileHandle,
  sizeBytes: number,
  mayNest: (name: string) => boolean,
): Promise<ArchiveCheck> {
  const entries = await readZipDirectory(file, sizeBytes)
  if (!entries || entries.length === 0) return { problem: undefined }
  if (entries.some(({ isEncrypted }) => isEncrypted)) return { problem: PROTECTED_MESSAGE }
  if (entries.some(({ name }) => STRAY_NAME.test(name))) return { problem: DAMAGED_MESSAGE }
  const unpacked = entries.reduce((sum, { bytes }) => sum + bytes, 0)
  const isBomb = unpacked > SMALL_BYTES && unpacked > sizeBytes * RATIO_LIMIT
  if (isBomb || unpacked > UNPACKED_LIMIT_BYTES) return { problem: BOMB_MESSAGE }
  for (const entry of entries) {
    const bytes = await unpack(file, entry)
    if (bytes === undefined) return { problem: DAMAGED_MESSAGE }
    if (isArchive(bytes) && !mayNest(entry.name)) return { problem: NESTED_MESSAGE }
  }
  return { entries }
}

/** What a file in an archive holds that was found sound. */
export async function readEntry(file: FileHandle, entry: ZipEntry): Promise<Buffer> {
  return (await unpack(file, entry)) ?? Buffer.alloc(0)
}

function isArchive(bytes: Buffer): boolean {
  const head = bytes.subarray(0, LONGEST_HEAD_BYTES).toString('hex')
  return ARCHIVE_HEADS.some((archive) => head.startsWith(archive))
}

/** Undefined when what comes out is not what the directory says. */
async function unpack(file: FileHandle, entry: ZipEntry): Promise<Buffer | undefined> {
  const packed = await readAt(file, entry.start, entry.packedBytes)
  const bytes = entry.isDeflated ? inflate(packed, entry.bytes) : packed
  return bytes?.length === entry.bytes && crc32(bytes) === entry.crc ? bytes : undefined
}

function inflate(packed: Buffer, limitBytes: number): Buffer | undefined {
  try {
    // None at all may not be asked for.
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, limitBytes) })
  } catch {
    return undefined
  }
}
