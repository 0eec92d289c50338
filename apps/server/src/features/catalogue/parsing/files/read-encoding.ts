import { nextTurn } from '../../../../in-turns.ts'
import { createReadStream } from 'node:fs'

export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh'

/** What the bytes of a file from 128 up look like. */
interface ByteCounts {
  valid: number
  invalid: number
  /** Bytes that are letters, quotes and dashes in one encoding and hardly ever occur in the other. */
  mac: number
  windows: number
  nul: number
}

const MAC = new Set([
  0x8e, 0x87, 0x8f, 0x90, 0x9d, 0x9c, 0x9a, 0x9f, 0x8a, 0x80, 0x86, 0xca, 0xa5, 0xd0, 0xd1, 0xd2,
  0xd3, 0xd4, 0xd5, 0xc9,
])
const WINDOWS = new Set([
  0x85, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x99, 0xa0, 0xe1, 0xe7, 0xe8, 0xe9, 0xed, 0xf1,
  0xf3, 0xf6, 0xfa, 0xfc, 0xe4,
])

const lengthOf = (lead: number): number =>
  lead >= 0xc2 && lead <= 0xdf
    ? 2
    : lead >= 0xe0 && lead <= 0xef
      ? 3
      : lead >= 0xf0 && lead <= 0xf4
        ? 4
        : 0

/** Counts the bytes up to `to`; returns where the last sequence ends, which may be past it. */
const count = (bytes: Uint8Array, to: number, counts: ByteCounts): number => {
  let at = 0
  for (; at < to; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte === 0) counts.nul += 1
    if (byte < 0x80) continue
    const length = lengthOf(byte)
    let isValid = length > 0
    for (let next = 1; next < length; next += 1)
      isValid &&= ((bytes[at + next] ?? 0) & 0xc0) === 0x80
    if (isValid) {
      counts.valid += 1
      at += length - 1
    } else {
      counts.invalid += 1
      if (MAC.has(byte)) counts.mac += 1
      if (WINDOWS.has(byte)) counts.windows += 1
    }
  }
  return at
}

const markOf = (head: Uint8Array): FileEncoding | null => {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  return head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? 'utf-8' : null
}

/** The longest sequence is four bytes: a chunk's last three wait for the next chunk. */
const CARRIED = 3

/** How a text file is encoded, from all of its bytes; null when it is no text. */
export const detectEncoding = async (path: string): Promise<FileEncoding | null> => {
  const counts: ByteCounts = { valid: 0, invalid: 0, mac: 0, windows: 0, nul: 0 }
  let carried: Uint8Array = new Uint8Array()
  let isFirst = true
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const mark = isFirst ? markOf(chunk) : null
    if (mark) return mark
    isFirst = false
    const bytes = Buffer.concat([carried, chunk])
    carried = bytes.subarray(count(bytes, bytes.length - CARRIED, counts))
  }
  count(carried, carried.length, counts)
  if (counts.nul > 0) return null
  // A few broken bytes in a UTF-8 file do not make it another encoding.
  if (counts.invalid === 0 || counts.valid > counts.invalid) return 'utf-8'
  return counts.mac > counts.windows ? 'macintosh' : 'windows-1252'
}

/** What is read of it between two turns of others: a text may be all signs that are looked at. */
const PIECE_BYTES = 16_384

/** The text of a file in small pieces, without a byte order mark; others have their turn in between. */
export async function* readText(path: string, encoding: FileEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  const chunks = createReadStream(path, { highWaterMark: PIECE_BYTES }) as AsyncIterable<Buffer>
  for await (const chunk of chunks) {
    await nextTurn()
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder.decode()
}
