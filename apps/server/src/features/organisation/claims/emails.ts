import type { ClaimableListing } from '@laurel/contract/listing-claims'
import type { Config } from '../../../config.ts'
import { renderEmail } from '../../common/mail/render-email.ts'
import { siteLinks } from '../../common/mail/site-links.ts'
import type { Email } from '../../common/mail/write-email.ts'
import { plainName } from '../organisations/emails.ts'

type Settings = Pick<Config, 'publicUrl' | 'productName'>

interface Asked {
  email: string
  organisation: string
  /** The name is absent while nobody knows whose it is. */
  asker: { id: string; name: string | undefined }
  listing: Pick<ClaimableListing, 'title' | 'domain'>
  url: string
}

/** Asks whoever reads the mail of a sponsor's domain whether an organisation is theirs. */
export function claimEmail(
  { email, organisation, asker, listing, url }: Asked,
  config: Settings,
): Email {
  const name = plainName(organisation, 'An organization')
  const who = plainName(asker.name ?? '', 'Somebody')
  const title = plainName(listing.title, 'a scholarship')
  const { productName } = config
  return {
    recipient: email,
    aboutUserId: asker.id,
    subject: `Is "${title}" yours? ${name} asks on ${productName}`,
    bodyText: renderEmail({
      recipient: { firstName: '' },
      opening: `"${title}" is listed on ${productName}, with a page at ${listing.domain}. ${who} of ${name} asks to look after it: to change what students read there, and to have it under the name of ${name}.`,
      items: [[`If ${name} is you, say so here within 7 days:`, url]],
      closing: `If it is not, ignore this email and nothing happens.`,
      footer: `${who} entered your address at ${productName}. It is used for this one email.`,
    }),
  }
}

interface Told {
  userId: string
  email: string
  firstName: string
}

/** Tells whoever asked that the link was followed. */
export function takenEmail(
  { userId, email, firstName }: Told,
  { organisation, listing }: { organisation: { name: string }; listing: ClaimableListing },
  config: Settings,
): Email {
  const name = plainName(organisation.name, 'your organization')
  const title = plainName(listing.title, 'The scholarship')
  return {
    recipient: email,
    userId,
    subject: `${name} looks after "${title}" now`,
    bodyText: renderEmail({
      recipient: { firstName },
      opening: `Somebody at ${listing.domain} followed the link, so ${name} looks after "${title}" now. Once your organization is verified you can change what students read.`,
      items: [['It is here:', siteLinks(config).organiserScholarship(listing.id)]],
      footer: `You get this email because you asked for it on ${config.productName}.`,
    }),
  }
}

/** Tells an owner that an administrator took a listing back. */
export function givenBackEmail(
  { userId, email, firstName }: Told,
  told: { organisation: string; title: string },
  config: Settings,
): Email {
  const name = plainName(told.organisation, 'your organization')
  const title = plainName(told.title, 'a scholarship')
  return {
    recipient: email,
    userId,
    subject: `"${title}" is no longer with ${name}`,
    bodyText: renderEmail({
      recipient: { firstName },
      opening: `We looked at who gives "${title}" and took it back from ${name}. It is listed as it was before.`,
      items: [['If that is wrong, please write to us:', siteLinks(config).contact]],
      footer: `You get this email because you are an owner of ${name} on ${config.productName}.`,
    }),
  }
}
