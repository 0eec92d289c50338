import { inflateSync } from 'node:zlib'

const HEADER_BYTES = 44
const ENTRY_BYTES = 20

/** The tables of a font, by name. */
export type FontTables = ReadonlyMap<string, Buffer>

/** Reads the tables of a font in the web's packed format (WOFF 1). */
export function unpackFont(packed: Buffer): FontTables {
  const tables = new Map<string, Buffer>()
  const count = packed.readUInt16BE(12)
  for (let entry = HEADER_BYTES; entry < HEADER_BYTES + count * ENTRY_BYTES; entry += ENTRY_BYTES) {
    const start = packed.readUInt32BE(entry + 4)
    const packedBytes = packed.readUInt32BE(entry + 8)
    const bytes = packed.readUInt32BE(entry + 12)
    const content = packed.subarray(start, start + packedBytes)
    tables.set(
      packed.toString('latin1', entry, entry + 4),
      packedBytes < bytes ? inflateSync(content) : content,
    )
  }
  return tables
}

const TRUE_TYPE = 0x00010000

/** Puts tables together to a font file. */
export function joinTables(tables: FontTables): Buffer {
  const names = [...tables.keys()].toSorted()
  const head = Buffer.alloc(12 + 16 * names.length)
  head.writeUInt32BE(TRUE_TYPE, 0)
  head.writeUInt16BE(names.length, 4)
  const parts: Buffer[] = [head]
  let offset = head.length
  for (const [index, name] of names.entries()) {
    const content = tables.get(name) ?? Buffer.alloc(0)
    const entry = 12 + 16 * index
    head.write(name, entry, 'latin1')
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(content.length, entry + 12)
    const padding = Buffer.alloc((4 - (content.length % 4)) % 4)
    parts.push(content, padding)
    offset += content.length + padding.length
  }
  return Buffer.concat(parts)
}
