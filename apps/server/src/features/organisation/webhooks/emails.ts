import type { Config } from '../../../config.ts'
import { renderEmail } from '../../common/mail/render-email.ts'
import { siteLinks } from '../../common/mail/site-links.ts'
import type { Email } from '../../common/mail/write-email.ts'

interface Owner {
  userId: string
  email: string
  firstName: string
}

/** Tells an owner that a program of theirs hears nothing any more. */
export function switchedOffEmail(
  { userId, email, firstName }: Owner,
  { organisation, url }: { organisation: string; url: string },
  config: Pick<Config, 'publicUrl' | 'productName'>,
): Email {
  // The rest of the address may be a secret.
  const { host } = new URL(url)
  return {
    recipient: email,
    userId,
    subject: `We stopped sending messages to ${host}`,
    bodyText: renderEmail({
      recipient: { firstName },
      opening: `For three days none of our messages got through to the webhook of ${organisation} at ${host}, so we switched it off. Applications and decisions are not affected, and what it misses is kept for 30 days.`,
      items: [
        [
          'Once it works again, switch it on here; what it missed is sent then:',
          siteLinks(config).organiserPrograms,
        ],
      ],
      footer: `You get this email because you are an owner of ${organisation} on ${config.productName}.`,
    }),
  }
}
