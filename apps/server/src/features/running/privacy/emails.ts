import type { PrivacyKind } from '@laurel/contract/privacy'
import { longDate } from '@laurel/contract/words/deadline-words'
import type { Config } from '../../../config.ts'
import { dayIn, DEFAULT_TIME_ZONE } from '../../../days.ts'
import type { Transaction } from '../../../db/database.ts'
import type { privacyRequests } from '../../../db/schema/privacy.ts'
import type { Administrator } from '../../common/mail/read-administrators.ts'
import { counted, paragraphsOf, renderEmail } from '../../common/mail/render-email.ts'
import { sayInstant } from '../../common/mail/say-instant.ts'
import { siteLinks } from '../../common/mail/site-links.ts'
import { writeEmail, type Email } from '../../common/mail/write-email.ts'
import { referenceOf, REQUEST_LINK_DAYS } from './rules.ts'

type Settings = Pick<Config, 'publicUrl' | 'productName'>
type Row = typeof privacyRequests.$inferSelect

/** As in "your request to know what we keep about you". */
export const ASKED_FOR: Readonly<Record<PrivacyKind, string>> = {
  know: 'to know what we keep about you',
  delete: 'to delete what we keep about you',
  correct: 'to correct what we keep about you',
  do_not_sell: 'not to sell personal data',
  appeal: 'to look again at what we refused',
  unsubscribe: 'to get no more email',
}

const NOTHING_SOLD = (productName: string): string =>
  `${productName} sells nobody's personal data, to no one, and that cannot be switched on: nothing of yours was sold and nothing will be.`

function whatFollows(kind: PrivacyKind, productName: string): string {
  if (kind === 'do_not_sell') return NOTHING_SOLD(productName)
  if (kind === 'unsubscribe')
    return 'Once you confirm it, you get only receipts for what you send and emails about your account, such as a code that you ask for.'
  return 'Once you confirm it, we handle it and write to you.'
}

const FOOTER = ({ productName }: Settings): string =>
  `You get this email because somebody asked ${productName} about the data of this address. The request is kept for two years, as the law on such requests asks.`

interface Request {
  kind: PrivacyKind
  email: string
  reference: string
  token: string
}

/** Names nobody: anybody may have typed any name and anybody's address. */
export function requestEmail({ kind, email, reference, token }: Request, config: Settings): Email {
  const { productName } = config
  return {
    recipient: email,
    subject: subjectOf({ kind, reference }),
    bodyText: renderEmail({
      recipient: { firstName: '' },
      opening: `${productName} has recorded your request ${ASKED_FOR[kind]}, under ${reference}. ${whatFollows(kind, productName)}`,
      items: [
        [
          `To confirm that the request is yours, within ${REQUEST_LINK_DAYS} days:`,
          siteLinks(config).confirmRequest(token),
        ],
      ],
      closing: 'If you did not ask for this, ignore this email and nothing changes.',
      footer: `Somebody entered your address at ${productName}. The request is kept for two years, as the law on such requests asks.`,
    }),
  }
}

const subjectOf = ({ kind, reference }: { kind: PrivacyKind; reference: string }): string =>
  `Your request ${ASKED_FOR[kind]}: ${reference}`

interface Words {
  opening: string
  /** What an administrator wrote. */
  typed?: string
  closing?: string | undefined
}

function toPerson(request: Row, config: Settings, { opening, typed, closing }: Words): Email {
  return {
    recipient: request.email,
    subject: subjectOf({ kind: request.kind, reference: referenceOf(request) }),
    bodyText: renderEmail({
      recipient: { firstName: '' },
      opening,
      items: typed === undefined ? [] : paragraphsOf(typed),
      ...(closing !== undefined && { closing }),
      footer: FOOTER(config),
    }),
  }
}

const dayOf = (instant: Date): string => longDate(dayIn(DEFAULT_TIME_ZONE, instant))

/** The same was asked before: it is one request, and nothing needs to be confirmed. */
export const knownEmail = (request: Row, config: Settings): Email =>
  toPerson(request, config, {
    opening: `We have your request ${ASKED_FOR[request.kind]} already, under ${referenceOf(request)}, and are working on it.`,
    closing: `You get our answer by ${dayOf(request.dueAt)}.`,
  })

/** What follows from a proof: an answer in time, or a refusal at once. */
export const writeProved = (
  tx: Transaction,
  request: Row,
  { config, now }: { config: Settings; now: Date },
): Promise<void> =>
  writeEmail(
    tx,
    request.status === 'refused' ? settledEmail(request, config) : provedEmail(request, config),
    now,
  )

const provedEmail = (request: Row, config: Settings): Email =>
  toPerson(request, config, {
    opening: `We have your request ${ASKED_FOR[request.kind]}, under ${referenceOf(request)}. You were signed in, so there is nothing to confirm.`,
    closing: `You get our answer by ${dayOf(request.dueAt)}.`,
  })

export const extendedEmail = (request: Row, config: Settings): Email =>
  toPerson(request, config, {
    opening: `We need more time for your request ${ASKED_FOR[request.kind]}, ${referenceOf(request)}. This is why:`,
    typed: request.extension,
    closing: `You get our answer by ${dayOf(request.dueAt)} at the latest. We take more time only once.`,
  })

export function settledEmail(request: Row, config: Settings): Email {
  const isDone = request.status === 'done'
  const appeal =
    request.kind === 'appeal'
      ? 'You may turn to the attorney general of your state.'
      : `You may appeal, and we look at it again within 45 days: choose “Appeal” at ${siteLinks(config).privacyRequest} and name ${referenceOf(request)}. After that you may turn to the attorney general of your state.`
  return toPerson(request, config, {
    opening: `${isDone ? 'We have done what you asked' : 'We cannot do what you asked'}: your request ${ASKED_FOR[request.kind]}, ${referenceOf(request)}. This is our answer:`,
    typed: request.answer,
    closing: isDone ? undefined : appeal,
  })
}

/** To administrators, once for each request. */
export const dueEmail = (
  { userId, email, firstName }: Administrator,
  due: readonly Row[],
  config: Settings,
): Email => ({
  recipient: email,
  userId,
  subject: counted(due.length, 'A privacy request is due soon', '# privacy requests are due soon'),
  bodyText: renderEmail({
    recipient: { firstName },
    opening: 'These requests about personal data wait for an answer. The law names the day.',
    items: due.map((request) => [
      `${referenceOf(request)}: ${ASKED_FOR[request.kind]}`,
      `Due by ${dayOf(request.dueAt)}`,
    ]),
    closing: `All of them: ${siteLinks(config).privacyQueue}`,
    footer: `You get this email because you are an administrator of ${config.productName}. It comes once for each request.`,
  }),
})

interface Gone {
  userId: string
  email: string
  timeZone: string
  purgedBy: Date
}

/** The last mail to an account. */
export function accountDeletedEmail(
  { userId, email, timeZone, purgedBy }: Gone,
  { productName }: Settings,
): Email {
  return {
    recipient: email,
    userId,
    subject: `Your ${productName} account is deleted`,
    bodyText: renderEmail({
      recipient: { firstName: '' },
      opening: `Your account is closed and you are signed out everywhere. Everything we keep about you is removed by ${sayInstant(purgedBy, timeZone)}: your profile, drafts, applications, files and messages. This cannot be undone.`,
      items: [],
      closing:
        'Only what the law asks for stays: who won which scholarship here, for seven years, what was paid, without your name, and requests about personal data, for two years.',
      footer: `This is the last email about this account. You may sign up again with the same address at any time.`,
    }),
  }
}
