import type { Config } from '../../../config.ts'
import { renderEmail } from '../../common/mail/render-email.ts'
import { siteLinks } from '../../common/mail/site-links.ts'
import type { Email } from '../../common/mail/write-email.ts'

interface Told {
  name: string
  email: string
  linkId: string
  token: string
}

/** Where a partner finds their figures, and what their links carry. */
export function figuresEmail(
  { name, email, linkId, token }: Told,
  config: Pick<Config, 'publicUrl' | 'productName'>,
): Email {
  const { productName } = config
  const links = siteLinks(config)
  return {
    recipient: email,
    subject: `Your figures as a partner of ${productName}`,
    bodyText: renderEmail({
      recipient: { firstName: name },
      opening: `Here you see how many came through your link, how many signed up and became members, and what you are paid. You see counts, never names or answers.`,
      items: [
        ['Your figures:', links.partnerFigures(token)],
        ['Your link:', links.partnerLink(linkId)],
        [
          'To see which of your links people used, add a name of your own to each: &sourceId=newsletter',
        ],
      ],
      closing: 'The address of your figures is yours alone: whoever has it can read them.',
      footer: `You get this email because you are a partner of ${productName}. Write to us if you want to end that: ${links.contact}`,
    }),
  }
}
