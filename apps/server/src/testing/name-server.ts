import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/** What a name has: addresses of each kind, `none` for a name that nobody has, `silence` for no answer. */
export type KnownName = { four?: string[]; six?: string[] } | 'none' | 'silence' | 'failure'

export interface NameServer {
  /** As `Resolver.setServers` takes it. */
  address: string
  stop(): Promise<void>
}

const KINDS = { four: 1, six: 28 } as const
const HEADER_BYTES = 12
const NO_SUCH_NAME = 3
const FAILURE = 2

/** A name server of the tests (RFC 1035, 4.1), over UDP. */
export async function startNameServer(names: Record<string, KnownName>): Promise<NameServer> {
  const socket = createSocket('udp4')
  socket.on('message', (query, from) => {
    const { name, end, kind } = readQuestion(query)
    const known = names[name] ?? 'none'
    if (known === 'silence') return
    const answers =
      typeof known === 'string'
        ? []
        : kind === KINDS.four
          ? (known.four ?? []).map(fourBytes)
          : (known.six ?? []).map(sixBytes)
    const problem = known === 'none' ? NO_SUCH_NAME : known === 'failure' ? FAILURE : 0
    const header = Buffer.alloc(HEADER_BYTES)
    query.copy(header, 0, 0, 2)
    header.writeUInt16BE(0x8180 | problem, 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(answers.length, 6)
    const records = answers.map((address) => recordOf(kind, address))
    socket.send(
      Buffer.concat([header, query.subarray(HEADER_BYTES, end), ...records]),
      from.port,
      from.address,
    )
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    async stop() {
      socket.close()
      await once(socket, 'close')
    },
  }
}

function readQuestion(query: Buffer): { name: string; end: number; kind: number } {
  const labels: string[] = []
  let at = HEADER_BYTES
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5, kind: query.readUInt16BE(at + 1) }
}

/** For the name that was asked, for a minute. */
function recordOf(kind: number, address: Buffer): Buffer {
  const record = Buffer.alloc(12)
  record.writeUInt16BE(0xc000 | HEADER_BYTES, 0)
  record.writeUInt16BE(kind, 2)
  record.writeUInt16BE(1, 4)
  record.writeUInt32BE(60, 6)
  record.writeUInt16BE(address.length, 10)
  return Buffer.concat([record, address])
}

const fourBytes = (address: string): Buffer => Buffer.from(address.split('.').map(Number))
/** Written out in full. */
const sixBytes = (address: string): Buffer => Buffer.from(address.replaceAll(':', ''), 'hex')
