import { guestRequestSchema, written } from '@laurel/contract/support'
import * as z from 'zod/mini'

/** How a partner wants to be paid (specification 2, section 2). */
export const PAYOUTS = {
  monthly: 'Every month',
  threshold: 'By itself, when it reaches my amount',
} as const

/** What somebody says who wants to be a partner. */
export const partnerSchema = z.object({
  name: written(100, 'Please input your name'),
  email: guestRequestSchema.shape.email,
  phone: guestRequestSchema.shape.phone,
  reach: written(500, 'Please say how you reach students'),
  payout: z.enum(['monthly', 'threshold'], 'Please choose how you want to be paid'),
  message: z._default(
    z.string().check(z.trim(), z.maxLength(3000, 'Please use at most 3,000 characters.')),
    '',
  ),
})
export type PartnerForm = z.infer<typeof partnerSchema>
export type PartnerField = keyof PartnerForm

/** What the desk reads. */
export const sayPartner = ({ name, reach, payout, message }: PartnerForm): string =>
  [
    `Name: ${name}`,
    `Reaches students by: ${reach}`,
    `Wants to be paid: ${PAYOUTS[payout]}`,
    ...(message === '' ? [] : ['', message]),
  ].join('\n')
