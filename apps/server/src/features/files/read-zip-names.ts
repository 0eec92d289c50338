import type { FileHandle } from 'node:fs/promises'
import { readAt } from './read-pieces.ts'

const END_MARK = 0x06054b50
const ENTRY_MARK = 0x02014b50
/** The end record is 22 bytes and a comment of at most 65,535. */
const TAIL_BYTES = 65_557
const DIRECTORY_LIMIT_BYTES = 4_194_304

/** The names in a ZIP archive's directory; undefined when it is not a readable archive. */
export async function readZipNames(
  file: FileHandle,
  sizeBytes: number,
): Promise<string[] | undefined> {
  const head = await readAt(file, 0, 4)
  if (head.length < 4 || head.readUInt32LE(0) !== 0x04034b50) return undefined
  const tail = await readAt(file, Math.max(0, sizeBytes - TAIL_BYTES), TAIL_BYTES)
  const end = lastMark(tail)
  if (end === undefined) return undefined
  const directoryBytes = tail.readUInt32LE(end + 12)
  const directoryStart = tail.readUInt32LE(end + 16)
  if (directoryBytes > DIRECTORY_LIMIT_BYTES || directoryStart > sizeBytes) return undefined
  return namesIn(await readAt(file, directoryStart, directoryBytes))
}

function lastMark(tail: Buffer): number | undefined {
  for (let index = tail.length - 22; index >= 0; index--)
    if (tail.readUInt32LE(index) === END_MARK) return index
  return undefined
}

function namesIn(directory: Buffer): string[] | undefined {
  const names: string[] = []
  let position = 0
  while (position + 46 <= directory.length) {
    if (directory.readUInt32LE(position) !== ENTRY_MARK) return undefined
    const nameBytes = directory.readUInt16LE(position + 28)
    const extraBytes = directory.readUInt16LE(position + 30)
    const commentBytes = directory.readUInt16LE(position + 32)
    names.push(directory.toString('utf8', position + 46, position + 46 + nameBytes))
    position += 46 + nameBytes + extraBytes + commentBytes
  }
  return names
}
