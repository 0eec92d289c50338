import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../db/database.ts'
import { readSharedKey } from '../../../http/shared-key.ts'

const SECRET_NAME = 'applicant-file-key'
/** Long enough to look through an application, too short to be passed on. */
const MINUTES = 15

/** What a ticket lets its holder read: one answer's file, as this member. */
export interface FileTicket {
  userId: string
  scholarshipId: string
  applicationId: string
  requirementId: string
}

const PARTS = ['userId', 'scholarshipId', 'applicationId', 'requirementId'] as const
const PART_BYTES = 16
const TIME_BYTES = 6
const SIGNATURE_BYTES = 32

/**
 * Links to files of applications for members. They hold no id of the file, so that the student's
 * own link is never told, and whoever stopped being a member reads nothing with them.
 */
export interface FileTickets {
  issue(ticket: FileTicket): string
  /** undefined when it is forged or its time is over. */
  read(text: string): FileTicket | undefined
}

export async function loadFileTickets(db: Database, clock: Clock): Promise<FileTickets> {
  const key = await readSharedKey(db, SECRET_NAME)
  const sign = (content: Buffer) => createHmac('sha256', key).update(content).digest()
  return {
    issue(ticket) {
      const time = Buffer.alloc(TIME_BYTES)
      time.writeUIntBE(clock.now().getTime() + MINUTES * 60_000, 0, TIME_BYTES)
      const ids = PARTS.map((part) => Buffer.from(ticket[part].replaceAll('-', ''), 'hex'))
      const content = Buffer.concat([time, ...ids])
      return Buffer.concat([content, sign(content)]).toString('base64url')
    },
    read(text) {
      const bytes = Buffer.from(text, 'base64url')
      const length = TIME_BYTES + PARTS.length * PART_BYTES
      if (bytes.length !== length + SIGNATURE_BYTES) return undefined
      const content = bytes.subarray(0, length)
      if (!timingSafeEqual(bytes.subarray(length), sign(content))) return undefined
      if (content.readUIntBE(0, TIME_BYTES) < clock.now().getTime()) return undefined
      return {
        userId: idAt(content, 0),
        scholarshipId: idAt(content, 1),
        applicationId: idAt(content, 2),
        requirementId: idAt(content, 3),
      }
    },
  }
}

function idAt(content: Buffer, place: number): string {
  const start = TIME_BYTES + place * PART_BYTES
  const digits = content.subarray(start, start + PART_BYTES).toString('hex')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
