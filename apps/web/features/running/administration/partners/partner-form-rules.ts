import type { Partner, PayoutKind } from '@laurel/contract/partners-admin'
import { hundredthsOf, typedOf } from './partner-words.ts'

/** What the form holds, as it is typed. */
export interface PartnerValues {
  name: string
  email: string
  /** Fixed once somebody is a partner. */
  linkId: string
  /** Dollars. */
  member: string
  /** Percent. */
  share: string
  payout: PayoutKind
  /** Dollars. */
  threshold: string
}

export type PartnerProblems = { [field in keyof PartnerValues]?: string }

export const valuesOf = (partner: Partner | undefined): PartnerValues => ({
  name: partner?.name ?? '',
  email: partner?.email ?? '',
  linkId: partner?.linkId ?? '',
  member: typedOf(partner?.memberCents ?? 0),
  share: typedOf(partner?.shareBasisPoints ?? 0),
  payout: partner?.payout ?? 'monthly',
  threshold: typedOf(partner?.thresholdCents ?? null),
})

const DOLLARS = 'Please enter dollars, such as 12 or 12.50.'
const isWrong = (typed: string) => typed.trim() !== '' && hundredthsOf(typed) === undefined

/** What keeps it from being sent; the rest says the server. */
export function formProblems(values: PartnerValues): PartnerProblems {
  const { name, email, linkId, member, share, payout, threshold } = values
  const isFree = !hundredthsOf(member) && !hundredthsOf(share)
  return {
    ...(name.trim() === '' && { name: 'Please enter a name.' }),
    ...(email.trim() === '' && { email: 'Please enter their email.' }),
    ...(linkId.trim() === '' && { linkId: 'Please choose what their links carry.' }),
    ...(isFree && { member: 'Please agree on a reward, a share, or both.' }),
    ...(isWrong(member) && { member: DOLLARS }),
    ...(isWrong(share) && { share: 'Please enter a percentage, such as 10 or 12.5.' }),
    ...(payout === 'threshold' && !hundredthsOf(threshold) && { threshold: DOLLARS }),
  }
}

/** What is sent of it, but for the link. */
export const partnerBody = (values: PartnerValues) => ({
  name: values.name.trim(),
  email: values.email.trim(),
  memberCents: hundredthsOf(values.member) ?? 0,
  shareBasisPoints: hundredthsOf(values.share) ?? 0,
  payout: values.payout,
  thresholdCents: values.payout === 'threshold' ? (hundredthsOf(values.threshold) ?? null) : null,
})
