import type { FileHandle } from 'node:fs/promises'
import { readAt } from './read-pieces.ts'

/** One file in an archive, as the archive's directory tells it. */
export interface ZipEntry {
  name: string
  isEncrypted: boolean
  isDeflated: boolean
  crc: number
  packedBytes: number
  bytes: number
  /** Where its packed bytes begin. */
  start: number
}

const LOCAL_MARK = 0x04034b50
const ENTRY_MARK = 0x02014b50
const END_MARK = 0x06054b50
const LOCAL_BYTES = 30
const ENTRY_BYTES = 46
const END_BYTES = 22
/** The end record is 22 bytes and a comment of at most 65,535. */
const TAIL_BYTES = END_BYTES + 65_535
const DIRECTORY_LIMIT_BYTES = 1_048_576
/** Several times what the largest presentations have; each costs a read, or two. */
const ENTRIES_LIMIT = 2000
const STORED = 0
const DEFLATED = 8
/** Stands for a value in a record of its own, which only archives over 4 GB need. */
const ELSEWHERE_16 = 0xffff
const ELSEWHERE_32 = 0xffffffff

/**
 * The files of a ZIP archive; undefined when it is no archive, or one that readers could take for
 * different things: with bytes before or after it, files that overlap, names told twice.
 */
export async function readZipDirectory(
  file: FileHandle,
  sizeBytes: number,
): Promise<ZipEntry[] | undefined> {
  const end = await findEnd(file, sizeBytes)
  if (!end || end.directoryStart + end.directoryBytes !== end.position) return undefined
  const directory = await readAt(file, end.directoryStart, end.directoryBytes)
  const listed = listEntries(directory)
  if (!listed || listed.length !== end.entries) return undefined
  if (new Set(listed.map(({ name }) => name.toLowerCase())).size < listed.length) return undefined
  return locate(file, listed, end.directoryStart)
}

/** Whether an archive ends where the file does, as in a file that is two things at once. */
export async function endsInArchive(file: FileHandle, sizeBytes: number): Promise<boolean> {
  return (await findEnd(file, sizeBytes)) !== undefined
}

interface End {
  position: number
  entries: number
  directoryStart: number
  directoryBytes: number
}

async function findEnd(file: FileHandle, sizeBytes: number): Promise<End | undefined> {
  const tailStart = Math.max(0, sizeBytes - TAIL_BYTES)
  const tail = await readAt(file, tailStart, TAIL_BYTES)
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END_MARK) continue
    if (at + END_BYTES + tail.readUInt16LE(at + 20) !== tail.length) continue
    const [disk, firstDisk, here, entries] = [4, 6, 8, 10].map((field) =>
      tail.readUInt16LE(at + field),
    )
    const [directoryBytes = 0, directoryStart = 0] = [12, 16].map((field) =>
      tail.readUInt32LE(at + field),
    )
    const isPlain = disk === 0 && firstDisk === 0 && here === entries && entries !== ELSEWHERE_16
    const isBounded = directoryBytes <= DIRECTORY_LIMIT_BYTES && directoryStart < sizeBytes
    if (!isPlain || !isBounded || entries === undefined || entries > ENTRIES_LIMIT) return undefined
    return { position: tailStart + at, entries, directoryStart, directoryBytes }
  }
  return undefined
}

interface Listed extends Omit<ZipEntry, 'start'> {
  nameBytes: Buffer
  header: number
}

function listEntries(directory: Buffer): Listed[] | undefined {
  const listed: Listed[] = []
  let at = 0
  while (at < directory.length) {
    if (at + ENTRY_BYTES > directory.length || directory.readUInt32LE(at) !== ENTRY_MARK)
      return undefined
    const method = directory.readUInt16LE(at + 10)
    const [packedBytes = 0, bytes = 0] = [20, 24].map((field) => directory.readUInt32LE(at + field))
    const header = directory.readUInt32LE(at + 42)
    if ([packedBytes, bytes, header].includes(ELSEWHERE_32)) return undefined
    if (method !== STORED && method !== DEFLATED) return undefined
    const [nameLength = 0, extra = 0, comment = 0] = [28, 30, 32].map((field) =>
      directory.readUInt16LE(at + field),
    )
    const nameBytes = directory.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength)
    listed.push({
      name: nameBytes.toString('utf8'),
      nameBytes,
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
      isDeflated: method === DEFLATED,
      crc: directory.readUInt32LE(at + 16),
      packedBytes,
      bytes,
      header,
    })
    at += ENTRY_BYTES + nameLength + extra + comment
  }
  return listed
}

/** Finds where each file's bytes begin, and that none is told to lie in another or elsewhere. */
async function locate(
  file: FileHandle,
  listed: readonly Listed[],
  directoryStart: number,
): Promise<ZipEntry[] | undefined> {
  const entries: ZipEntry[] = []
  let free = 0
  for (const { nameBytes, header, ...entry } of listed.toSorted((a, b) => a.header - b.header)) {
    if (header < free || (free === 0 && header !== 0)) return undefined
    const local = await readAt(file, header, LOCAL_BYTES + nameBytes.length)
    const isSame =
      local.length === LOCAL_BYTES + nameBytes.length &&
      local.readUInt32LE(0) === LOCAL_MARK &&
      local.readUInt16LE(26) === nameBytes.length &&
      local.subarray(LOCAL_BYTES).equals(nameBytes)
    if (!isSame) return undefined
    const start = header + local.length + local.readUInt16LE(28)
    free = start + entry.packedBytes
    if (free > directoryStart) return undefined
    entries.push({ ...entry, start })
  }
  return entries
}
