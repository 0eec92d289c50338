import type { Config } from '../../../config.ts'
import type { Recipient } from '../../common/mail/read-recipient.ts'
import { counted, renderEmail } from '../../common/mail/render-email.ts'
import { sayInstant } from '../../common/mail/say-instant.ts'
import { siteLinks } from '../../common/mail/site-links.ts'
import type { Email } from '../../common/mail/write-email.ts'
import type { RequestRow } from './queries.ts'

interface Answered {
  request: Pick<RequestRow, 'query' | 'description' | 'createdAt' | 'applicantId'>
  answer: string
  recipient: string
  /** Empty where the address is unproven: a stranger may have typed the name. */
  firstName: string
  timeZone: string
}

/** The answer, with what was asked below it. */
export function answerEmail(
  { request, answer, recipient, firstName, timeZone }: Answered,
  config: Pick<Config, 'publicUrl' | 'productName'>,
): Omit<Email, 'userId' | 'aboutUserId'> {
  const { query, description, createdAt, applicantId } = request
  const links = siteLinks(config)
  const asked = query === '' ? description : `${query}\n\n${description}`
  return {
    recipient,
    subject: query === '' ? `Your message to ${config.productName}` : `Re: ${query}`,
    bodyText: renderEmail({
      recipient: { firstName },
      opening: `This is our answer to what you asked ${config.productName}.`,
      items: [
        ...answer.split(/\r?\n\s*\n/).map(linesOf),
        [`You wrote on ${sayInstant(createdAt, timeZone)}:`],
        linesOf(asked).map((line) => `> ${line}`),
      ],
      footer: `You get this email because somebody asked ${config.productName} with this address. To ask something else: ${applicantId === null ? links.contact : links.support}`,
    }),
  }
}

const linesOf = (text: string): string[] => text.split(/\r?\n/)

/** What waits for an answer; nothing of what was asked, which is read where it is answered. */
export interface Waiting {
  requests: number
  ofSubscribers: number
}

/** Tells an administrator that somebody waits. */
export function waitingEmail(
  { userId, email, firstName }: Pick<Recipient, 'userId' | 'email' | 'firstName'>,
  { requests, ofSubscribers }: Waiting,
  config: Pick<Config, 'publicUrl' | 'productName'>,
): Email {
  const waiting = counted(requests, '1 request waits', '# requests wait')
  const first = ofSubscribers === 0 ? '' : ` From subscribers, who come first: ${ofSubscribers}.`
  return {
    recipient: email,
    userId,
    subject: `${waiting} for an answer`,
    bodyText: renderEmail({
      recipient: { firstName },
      opening: `In the support queue of ${config.productName}, ${waiting} for an answer.${first}`,
      items: [[`Answer here: ${siteLinks(config).supportQueue}`]],
      footer: `You get this email because you are an administrator of ${config.productName}. It comes once an hour at most, when someone has asked again.`,
    }),
  }
}
