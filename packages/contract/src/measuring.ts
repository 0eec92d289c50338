import * as z from 'zod/mini'
import { campaignText, utmFields } from './campaign-fields.ts'
import { defineCall } from './define-call.ts'
import { idSchema } from './fields.ts'

/** How wide a screen is, by the widths at which pages change: below 600 px, below 961 px, wider. */
export const SCREEN_WIDTHS = ['phone', 'tablet', 'desk'] as const
export type ScreenWidth = (typeof SCREEN_WIDTHS)[number]

/** Steps of an address as routes write them; what has four digits or more is an id. */
const PAGE = /^\/$|^(\/(:\*|:?[A-Za-z_-]+(\d[A-Za-z_-]*){0,3})){1,6}$/
const HOST = /^[a-z\d.-]{1,253}(:\d{1,5})?$/

export const recordPageView = defineCall({
  id: 'recordPageView',
  method: 'POST',
  path: '/page-views',
  summary:
    'Counts a page that somebody looked at who agreed to be measured; of nobody else, and of no account.',
  access: 'public',
  body: z.strictObject({
    consent: z.literal('yes', 'Nothing is measured without a yes.'),
    /** Made anew by the device each day, and tied to nothing else. */
    visitId: idSchema,
    /** The address as the list of routes writes it, such as /organiser/scholarships/:id. */
    page: z
      .string()
      .check(z.maxLength(120), z.regex(PAGE, 'Please send a page without ids in it.')),
    /** Of the page outside that led here. */
    referrerHost: z.optional(z.string().check(z.regex(HOST, 'Please send a host.'))),
    width: z.enum(SCREEN_WIDTHS),
    trackDeskLinkId: campaignText,
    trackDeskSourceId: campaignText,
    ...utmFields,
  }),
  /** Not counted: the browser sends Global Privacy Control. */
  answer: z.object({ isCounted: z.boolean() }),
  errors: ['TOO_MANY_REQUESTS'],
})
