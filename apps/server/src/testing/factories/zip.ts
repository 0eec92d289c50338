import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipPart {
  name: string
  content?: Buffer | string
  isStored?: boolean
  /** What the archive says where it is not the truth. */
  told?: {
    bytes?: number
    packedBytes?: number
    crc?: number
    header?: number
    flags?: number
    method?: number
    localName?: string
  }
}

interface ZipOptions {
  before?: Buffer
  after?: Buffer
  /** Left out of the directory's count. */
  uncounted?: number
  /** Further bytes between the last file and the directory's end. */
  gap?: Buffer
}

/** A ZIP archive, sound unless a part or an option says otherwise. */
export function zipOf(parts: readonly ZipPart[], options: ZipOptions = {}): Buffer {
  const {
    before = Buffer.alloc(0),
    after = Buffer.alloc(0),
    gap = Buffer.alloc(0),
    uncounted = 0,
  } = options
  const files: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const { local, entry } = writePart(part, offset)
    files.push(local)
    entries.push(entry)
    offset += local.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length - uncounted, 8)
  end.writeUInt16LE(parts.length - uncounted, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([before, ...files, directory, gap, end, after])
}

function writePart({ name, content = '', isStored = false, told = {} }: ZipPart, offset: number) {
  const bytes = Buffer.from(content)
  const packed = isStored || bytes.length === 0 ? bytes : deflateRawSync(bytes)
  const method = told.method ?? (packed === bytes ? 0 : 8)
  const nameBytes = Buffer.from(name)
  const localName = Buffer.from(told.localName ?? name)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(method, 8)
  local.writeUInt16LE(localName.length, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(told.flags ?? 0, 8)
  entry.writeUInt16LE(method, 10)
  entry.writeUInt32LE(told.crc ?? crc32(bytes), 16)
  entry.writeUInt32LE(told.packedBytes ?? packed.length, 20)
  entry.writeUInt32LE(told.bytes ?? bytes.length, 24)
  entry.writeUInt16LE(nameBytes.length, 28)
  entry.writeUInt32LE(told.header ?? offset, 42)
  return {
    local: Buffer.concat([local, localName, packed]),
    entry: Buffer.concat([entry, nameBytes]),
  }
}
