import * as z from 'zod/mini'
import { toldSchema } from './announcements.ts'
import { defineCall } from './define-call.ts'
import { idSchema, instantSchema } from './fields.ts'
import { PAGE_SIZE, position, WINDOW_LIMIT } from './scholarships.ts'

/** Kinds that are about scholarships, and one about an application. */
export const SCHOLARSHIP_KINDS = ['newMatches', 'amended', 'withdrawn'] as const
export const NOTIFICATION_KINDS = [...SCHOLARSHIP_KINDS, 'outcome'] as const

const common = { id: idSchema, createdAt: instantSchema, isRead: z.boolean() }
const titledSchema = z.object({ id: idSchema, title: z.string() })

const ofScholarshipsSchema = z.object({
  ...common,
  /**
   * `newMatches`: scholarships were published that fit this student. `amended`, `withdrawn`: one
   * changed that the student saved, began or applied to.
   */
  kind: z.enum(SCHOLARSHIP_KINDS),
  /** How many they are. */
  count: z.number(),
  /** The first of them by amount, those that may be shown. */
  scholarships: z.array(titledSchema),
})
export type ScholarshipsNotification = z.infer<typeof ofScholarshipsSchema>

const outcomeSchema = z.object({
  ...common,
  /** A sponsor announced what became of an application. */
  kind: z.literal('outcome'),
  outcome: toldSchema,
  applicationId: idSchema,
  scholarship: titledSchema,
})
export type OutcomeNotification = z.infer<typeof outcomeSchema>

const notificationSchema = z.discriminatedUnion('kind', [ofScholarshipsSchema, outcomeSchema])
export type Notification = z.infer<typeof notificationSchema>

export const listNotifications = defineCall({
  id: 'listNotifications',
  method: 'GET',
  path: '/notifications',
  summary: 'What this student was told of, latest first: rows offset to limit − 1.',
  access: 'applicant',
  query: z
    .object({
      offset: z._default(position, 0),
      /** The exclusive end position, not a page size. */
      limit: z._default(position, PAGE_SIZE),
    })
    .check(
      z.refine(({ offset, limit }) => limit > offset && limit - offset <= WINDOW_LIMIT, {
        path: ['limit'],
        message: `limit is the position where the page ends: 1 to ${WINDOW_LIMIT} after offset.`,
      }),
    ),
  answer: z.object({
    notifications: z.array(notificationSchema),
    total: z.number(),
    /** Of all of them, not of the page. */
    unread: z.number(),
  }),
})

export const readNotifications = defineCall({
  id: 'readNotifications',
  method: 'PUT',
  path: '/notifications/read',
  summary: 'Marks notifications as read: those named, or all.',
  access: 'applicant',
  body: z.union([
    z.strictObject({ ids: z.array(idSchema).check(z.minLength(1), z.maxLength(WINDOW_LIMIT)) }),
    z.strictObject({ all: z.literal(true) }),
  ]),
  answer: z.object({ unread: z.number() }),
})
