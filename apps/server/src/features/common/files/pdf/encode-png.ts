import { crc32, deflateSync } from 'node:zlib'

interface Picture {
  width: number
  height: number
  /** Red, green, blue and opacity of each point, row by row. */
  data: Uint8Array
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
const CHANNELS = 4
/** Eight bits for each of four channels; packed, filtered and laced in the only or plainest way. */
const FORMAT = Buffer.from('0806000000', 'hex')

/** A picture as a PNG (ISO/IEC 15948), without what is only for smaller files. */
export function encodePng({ width, height, data }: Picture): Buffer {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  const rowBytes = width * CHANNELS
  // Each row begins with how it is filtered: 0 is not at all.
  const rows = Buffer.alloc(height * (rowBytes + 1))
  for (let row = 0; row < height; row += 1)
    rows.set(data.subarray(row * rowBytes, (row + 1) * rowBytes), row * (rowBytes + 1) + 1)
  const parts = [
    part('IHDR', Buffer.concat([size, FORMAT])),
    part('IDAT', deflateSync(rows)),
    part('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([SIGNATURE, ...parts])
}

function part(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
