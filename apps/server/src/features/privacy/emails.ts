import type { Config } from '../../config.ts'
import { renderEmail } from '../mail/render-email.ts'
import { sayInstant } from '../mail/say-instant.ts'
import { siteLinks } from '../mail/site-links.ts'
import type { Email } from '../mail/write-email.ts'
import { REQUEST_LINK_DAYS } from './rules.ts'

type Settings = Pick<Config, 'publicUrl' | 'productName'>

interface Request {
  kind: 'do_not_sell' | 'unsubscribe'
  email: string
  reference: string
  token: string
}

/** Names nobody: anybody may have typed any name and anybody's address. */
export function requestEmail({ kind, email, reference, token }: Request, config: Settings): Email {
  const { productName } = config
  const isSale = kind === 'do_not_sell'
  return {
    recipient: email,
    subject: isSale
      ? `Your request not to sell personal data: ${reference}`
      : `Your request to get no more email: ${reference}`,
    bodyText: renderEmail({
      recipient: { firstName: '' },
      opening: isSale
        ? `${productName} has recorded your request not to sell your personal data, under ${reference}. ${productName} sells nobody's personal data, to no one, and that cannot be switched on: nothing of yours was sold and nothing will be.`
        : `${productName} has recorded your request to get no more email, under ${reference}. Once you confirm it, you get only receipts for what you send and emails about your account, such as a code that you ask for.`,
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
