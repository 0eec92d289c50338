import { inflateRawSync } from 'node:zlib'

const ENTRY = 0x02014b50
const END = 0x06054b50
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30

/** The files of a ZIP archive by name, read from its central directory (APPNOTE.TXT 4.3.12). */
export function readZip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from(new Uint32Array([END]).buffer))
  if (end < 0) throw new Error('This is no whole ZIP archive.')
  const files = new Map<string, Buffer>()
  let at = archive.readUInt32LE(end + 16)
  while (archive.readUInt32LE(at) === ENTRY) {
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((offset) =>
      archive.readUInt16LE(at + offset),
    ) as [number, number, number]
    const nameAt = at + ENTRY_BYTES
    files.set(archive.toString('utf8', nameAt, nameAt + nameBytes), contentOf(archive, at))
    at = nameAt + nameBytes + extraBytes + commentBytes
  }
  return files
}

function contentOf(archive: Buffer, entryAt: number): Buffer {
  const isPacked = archive.readUInt16LE(entryAt + 10) !== 0
  const packedBytes = archive.readUInt32LE(entryAt + 20)
  const localAt = archive.readUInt32LE(entryAt + 42)
  const names = archive.readUInt16LE(localAt + 26) + archive.readUInt16LE(localAt + 28)
  const start = localAt + LOCAL_BYTES + names
  const content = archive.subarray(start, start + packedBytes)
  return isPacked ? inflateRawSync(content) : content
}
