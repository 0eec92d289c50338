import { once } from 'node:events'
import { eq } from 'drizzle-orm'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { outboxEmails } from '../../../db/schema/sessions.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aStudent } from '../../../testing/factories/student.ts'
import { sendEmails } from './send-emails.ts'
import { writeEndableEmail } from './write-endable-email.ts'
import { writeEmail } from './write-email.ts'

interface Received {
  to: string[]
  raw: string
}

let app: TestApp
let mailbox: Received[]
let smtp: SMTPServer
/** What the mail server answers to the next recipients; takes them when there is none. */
let refusal: { responseCode: number } | undefined

beforeEach(async () => {
  mailbox = []
  refusal = undefined
  const port = await openMailServer()
  app = await createTestApp({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Laurel <news@laurel.example>',
    PUBLIC_URL: 'https://laurel.example',
  })
})
afterEach(async () => {
  await app.close()
  await new Promise<void>((resolve) => {
    smtp.close(() => resolve())
  })
})

it('hands a mail to the mail server once, in plain text of any script', async () => {
  await write({ subject: 'Deadline: Prix d’été', bodyText: 'Liebe Grüße, 你好\n.\nEnd' })
  expect(await sendEmails(app)).toBe(1)
  expect(await sendEmails(app)).toBe(0)
  expect(mailbox).toHaveLength(1)
  const [{ to, raw } = { to: [], raw: '' }] = mailbox
  expect(to).toEqual(['dana@example.org'])
  expect(raw).toContain('From: Laurel <news@laurel.example>')
  expect(raw).toMatch(/Content-Type: text\/plain; charset=utf-8/i)
  expect(raw).toMatch(/Message-ID: <[\w-]{36}@laurel\.example>/i)
  expect(await onlyRow()).toMatchObject({ sentAt: app.clock.now(), attempts: 1, nextTryAt: null })
})

it('lets mail programs end a mail that can be ended, and no other', async () => {
  const { userId, email } = await aStudent(app)
  const endable = { ...aMail(), recipient: email, userId }
  await app.db.transaction((tx) => writeEndableEmail(tx, app, 'suggestions', endable))
  await sendEmails(app)
  const url = `https://laurel.example/api/v1/unsubscribe/${app.unsubscribeTokens.issue(userId)}`
  const unfolded = mailbox[0]?.raw.replaceAll(/\r\n\s+/g, ' ')
  expect(unfolded).toContain(`List-Unsubscribe: <${url}>\r\n`)
  expect(unfolded).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
  await write()
  await sendEmails(app)
  expect(mailbox[1]?.raw).not.toMatch(/^List-Unsubscribe/m)
})

it('keeps no code and no link’s key of a mail that was taken or given up', async () => {
  const bodyText = `Hello\n123456\nhttp://localhost/forgot-password#${'k'.repeat(43)}\nOf 250000 people\n`
  await write({ bodyText })
  await sendEmails(app)
  expect(mailbox[0]?.raw).toContain('123456')
  const kept = 'Hello\n…\nhttp://localhost/forgot-password#…\nOf 250000 people\n'
  expect(await onlyRow()).toMatchObject({ bodyText: kept, sentAt: app.clock.now() })
  await app.db.delete(outboxEmails)
  refusal = { responseCode: 550 }
  await write({ bodyText })
  await sendEmails(app)
  expect(await onlyRow()).toMatchObject({ bodyText: kept, sentAt: null })
})

it('keeps a title from adding a header', async () => {
  await write({ subject: 'Deadline\r\nBcc: thief@example.org', bodyText: 'Hello' })
  await sendEmails(app)
  expect(mailbox[0]?.to).toEqual(['dana@example.org'])
  expect(mailbox[0]?.raw).not.toMatch(/^Bcc:/m)
})

it('tries again ever later while the mail server does not take it, for about a day', async () => {
  refusal = { responseCode: 451 }
  await write()
  const waits: number[] = []
  for (;;) {
    await sendEmails(app)
    const { nextTryAt } = await onlyRow()
    if (nextTryAt === null) break
    waits.push((nextTryAt.getTime() - app.clock.now().getTime()) / 60_000)
    app.clock.advance({ seconds: waits.at(-1)! * 60 - 1 })
    expect(await attempts()).toBe(waits.length)
    expect(await sendEmails(app)).toBe(0)
    expect(await attempts()).toBe(waits.length)
    app.clock.advance({ seconds: 1 })
  }
  expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 240, 240, 240, 240, 240])
  refusal = undefined
  app.clock.advance({ days: 1 })
  expect(await sendEmails(app)).toBe(0)
  expect(mailbox).toEqual([])
})

it('takes a mail that was refused for a while once the mail server does', async () => {
  refusal = { responseCode: 451 }
  await write()
  await sendEmails(app)
  refusal = undefined
  app.clock.advance({ minutes: 2 })
  expect(await sendEmails(app)).toBe(1)
  expect(mailbox).toHaveLength(1)
})

it('gives up at once on an address that does not exist', async () => {
  refusal = { responseCode: 550 }
  await write()
  await sendEmails(app)
  expect(await onlyRow()).toMatchObject({ attempts: 1, nextTryAt: null, sentAt: null })
})

it('counts what was sent, what is tried again and what was given up', async () => {
  const counted = async () => {
    const { values } = await app.metrics.mails.get()
    return values.map(({ labels, value }) => [labels.outcome, value])
  }
  for (const code of [undefined, 451, 451, 550]) {
    refusal = code === undefined ? undefined : { responseCode: code }
    await write()
    await sendEmails(app)
    await app.db.delete(outboxEmails)
  }
  expect(await counted()).toEqual([
    ['sent', 1],
    ['deferred', 2],
    ['given_up', 1],
  ])
})

it('sends each mail once however many processes do it at the same time', async () => {
  for (let n = 0; n < 12; n += 1) await write({ subject: `Mail ${n}` })
  const sent = await Promise.all(Array.from({ length: 4 }, () => sendEmails(app)))
  expect(sent.reduce((sum, each) => sum + each)).toBe(12)
  expect(mailbox).toHaveLength(12)
})

it('puts off the next try before one begins, so that a process that dies leaves it to another', async () => {
  await write()
  const dying = { ...app, mail: { send: () => new Promise<never>(() => undefined), close() {} } }
  void sendEmails(dying)
  await expect.poll(attempts).toBe(1)
  expect(await sendEmails(app)).toBe(0)
  app.clock.advance({ minutes: 2 })
  expect(await sendEmails(app)).toBe(1)
})

it('only keeps mails where no mail server is set, and does not send them later', async () => {
  await write()
  await sendEmails({ ...app, mail: undefined })
  expect(await onlyRow()).toMatchObject({ nextTryAt: null, sentAt: null, bodyText: 'Hello' })
  expect(await sendEmails(app)).toBe(0)
})

it('writes nothing when the transaction of what it tells fails', async () => {
  const failing = app.db.transaction(async (tx) => {
    await writeEmail(tx, aMail(), app.clock.now())
    throw new Error('undone')
  })
  await expect(failing).rejects.toThrow('undone')
  expect(await app.db.$count(outboxEmails)).toBe(0)
})

const aMail = (parts = {}) => ({
  recipient: 'dana@example.org',
  subject: 'Hello',
  bodyText: 'Hello',
  ...parts,
})

const write = (parts = {}) =>
  app.db.transaction((tx) => writeEmail(tx, aMail(parts), app.clock.now()))

async function onlyRow() {
  const rows = await app.db.select().from(outboxEmails)
  expect(rows).toHaveLength(1)
  return rows[0]!
}

async function attempts(): Promise<number> {
  const { id } = await onlyRow()
  const [row] = await app.db.select().from(outboxEmails).where(eq(outboxEmails.id, id))
  return row?.attempts ?? 0
}

async function openMailServer(): Promise<number> {
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, answer) {
      answer(refusal ? Object.assign(new Error('Not taken'), refusal) : null)
    },
    onData(stream, session, answer) {
      const to = session.envelope.rcptTo.map(({ address }) => address)
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        mailbox.push({ to, raw: Buffer.concat(pieces).toString() })
        answer()
      })
    },
  }
  smtp = new SMTPServer(options)
  const server = smtp.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
