import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  /** For the setting SMTP_URL. */
  url: string
  /** The text of the next mail to an address that is not read yet. */
  read(recipient: string): Promise<string>
  close(): Promise<void>
}

interface Mail {
  recipients: string[]
  text: string
}

const TRIES = 400
const TRY_MILLISECONDS = 100

/** A mail server on a free port that keeps what it is given. */
export async function openMailServer(): Promise<MailServer> {
  const mails: Mail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const recipients = envelope.rcptTo.map(({ address }) => address)
        mails.push({ recipients, text: decode(Buffer.concat(chunks).toString()) })
        done()
      })
    },
  })
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    async read(recipient) {
      for (let tries = 0; tries < TRIES; tries++) {
        const position = mails.findIndex(({ recipients }) => recipients.includes(recipient))
        const [mail] = position < 0 ? [] : mails.splice(position, 1)
        if (mail) return mail.text
        await new Promise((resolve) => setTimeout(resolve, TRY_MILLISECONDS))
      }
      throw new Error(`No mail came to ${recipient}.`)
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}

/** Long lines are folded as quoted-printable (RFC 2045, section 6.7). */
const decode = (raw: string): string =>
  raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
