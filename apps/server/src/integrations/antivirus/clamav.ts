import { createReadStream } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ClamavSettings } from '../../config.ts'
import { ScannerUnavailable, type VirusScanner } from './virus-scanner.ts'

/** Well below the 120 seconds that clients wait (spec 1 section 7). */
const ANSWER_MILLISECONDS = 45_000
const ANSWER_LIMIT_BYTES = 4096
const END = Buffer.alloc(4)
const FOUND = /^stream: (.+) FOUND$/

/** A ClamAV daemon on the network; each file is sent over a connection of its own. */
export function openClamav({ host, port }: ClamavSettings): VirusScanner {
  return {
    async scan(path) {
      const answer = await ask(host, port, path)
      if (answer === 'stream: OK') return undefined
      const found = FOUND.exec(answer)?.[1]
      if (found === undefined) throw new ScannerUnavailable(`The scanner answered "${answer}".`)
      return found
    },
  }
}

async function ask(host: string, port: number, path: string): Promise<string> {
  const socket = connect({ host, port })
  socket.setTimeout(ANSWER_MILLISECONDS, () => socket.destroy(new Error('No answer in time.')))
  const answer = readAnswer(socket)
  // A scanner that has had enough answers and hangs up while the file is still being sent.
  const sent = pipeline(createReadStream(path), inFrames(), socket, { end: false }).catch(
    (error: unknown) => socket.destroy(error instanceof Error ? error : undefined),
  )
  try {
    return await answer
  } catch (error) {
    throw new ScannerUnavailable('The scanner could not be asked.', { cause: error })
  } finally {
    socket.destroy()
    await sent
  }
}

/** The daemon's INSTREAM command: pieces with their lengths before them, ended by a length of 0. */
function inFrames(): Transform {
  const frames = new Transform({
    transform(piece: Buffer, _encoding, done) {
      const length = Buffer.alloc(4)
      length.writeUInt32BE(piece.length)
      done(null, Buffer.concat([length, piece]))
    },
    flush: (done) => done(null, END),
  })
  frames.push('zINSTREAM\0')
  return frames
}

function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    socket.on('data', (piece: Buffer) => {
      answer += piece.toString('utf8')
      const end = answer.indexOf('\0')
      if (end >= 0) resolve(answer.slice(0, end))
      else if (answer.length > ANSWER_LIMIT_BYTES) reject(new Error('The answer has no end.'))
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The scanner hung up without an answer.')))
  })
}
