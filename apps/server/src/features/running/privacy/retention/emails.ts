import type { Config } from '../../../../config.ts'
import { DEFAULT_TIME_ZONE } from '../../../../days.ts'
import { renderEmail } from '../../../common/mail/render-email.ts'
import { sayInstant } from '../../../common/mail/say-instant.ts'
import { siteLinks } from '../../../common/mail/site-links.ts'
import type { Email } from '../../../common/mail/write-email.ts'

interface Told {
  userId: string
  email: string
  firstName: string
  goesAt: Date
  isShort: boolean
}

/** Says when an account ends that nobody uses, and what keeps it. */
export function retentionEmail(
  { userId, email, firstName, goesAt, isShort }: Told,
  config: Pick<Config, 'publicUrl' | 'productName'>,
): Email {
  const { productName } = config
  return {
    recipient: email,
    userId,
    subject: `Your ${productName} account will be deleted unless you log in`,
    bodyText: renderEmail({
      recipient: { firstName },
      opening: `Nobody has logged in to your ${productName} account for nearly ${isShort ? 'three' : 'seven'} years. We keep no data longer than that: we delete the account and everything in it after ${sayInstant(goesAt, DEFAULT_TIME_ZONE)}.`,
      items: [['To keep it, log in before then:', siteLinks(config).dashboard]],
      closing: 'If you no longer want it, you don’t need to do anything.',
      footer: `You get this email because you have an account at ${productName}. We tell you 60 and 14 days before.`,
    }),
  }
}
