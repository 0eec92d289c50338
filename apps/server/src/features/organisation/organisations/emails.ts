import type { OrganisationRole } from '@laurel/contract/organisation-rights'
import type { Config } from '../../../config.ts'
import { renderEmail } from '../../common/mail/render-email.ts'
import { siteLinks } from '../../common/mail/site-links.ts'
import type { Email } from '../../common/mail/write-email.ts'

type Settings = Pick<Config, 'publicUrl' | 'productName'>

interface Owner {
  userId: string
  email: string
  firstName: string
}

interface Verdict {
  organisation: string
  verdict: 'verified' | 'refused'
  note: string
}

/** Tells an owner what an administrator found. */
export function verdictEmail(
  { userId, email, firstName }: Owner,
  { organisation, verdict, note }: Verdict,
  config: Settings,
): Email {
  const isVerified = verdict === 'verified'
  const links = siteLinks(config)
  return {
    recipient: email,
    userId,
    subject: isVerified
      ? `${organisation} may now publish on ${config.productName}`
      : `We could not verify ${organisation}`,
    bodyText: renderEmail({
      recipient: { firstName },
      opening: isVerified
        ? `We have looked at what you told us about ${organisation}, and it may now publish scholarships.`
        : `We have looked at what you told us about ${organisation}, and could not verify it. You can correct it and ask again; everything but publishing works meanwhile.`,
      items: [
        ...(note === '' ? [] : [['What we found:', note]]),
        isVerified
          ? ['Your scholarships:', links.organiserScholarships]
          : ['Correct it here:', links.organiserSettings],
      ],
      footer: `You get this email because you are an owner of ${organisation} on ${config.productName}.`,
    }),
  }
}

interface DecidedName {
  before: string
  name: string
  isGiven: boolean
  note: string
}

/** Tells an owner what became of the name that was asked for. */
export function nameEmail(
  { userId, email, firstName }: Owner,
  { before, name, isGiven, note }: DecidedName,
  config: Settings,
): Email {
  return {
    recipient: email,
    userId,
    subject: isGiven ? `${before} is now ${name}` : `${before} keeps its name`,
    bodyText: renderEmail({
      recipient: { firstName },
      opening: isGiven
        ? `You asked for another name. Students now see ${name} wherever they saw ${before}. Receipts and emails from before keep the earlier name.`
        : `You asked to be called ${name} on ${config.productName}. We did not change it: students still see ${before}.`,
      items: [
        ...(note === '' ? [] : [['What we found:', note]]),
        ['Your settings:', siteLinks(config).organiserSettings],
      ],
      footer: `You get this email because you are an owner of ${isGiven ? name : before} on ${config.productName}.`,
    }),
  }
}

const LONGEST_NAME = 80
/** Whatever a mail program could take for an address of a page or a mailbox. */
const NOT_OF_NAMES = /[^\p{L}\p{M}\p{N} '’&,-]+/gu

/** Mails go to strangers here: a name must not carry an advertisement's link. */
export const plainName = (name: string, otherwise: string): string =>
  cutAtWord(name.replaceAll(NOT_OF_NAMES, ' ').replaceAll(/\s+/g, ' ').trim()) || otherwise

function cutAtWord(name: string): string {
  if (name.length <= LONGEST_NAME) return name
  const end = name.lastIndexOf(' ', LONGEST_NAME)
  return `${name.slice(0, end > 0 ? end : LONGEST_NAME)}…`
}

/** With its article, as in "as a manager". */
const ROLE_WORDS: Readonly<Record<OrganisationRole, string>> = {
  owner: 'an owner',
  manager: 'a manager',
  reviewer: 'a reviewer',
  finance: 'a member for finance',
  viewer: 'a viewer',
}

interface Invited {
  email: string
  inviterId: string
  organisation: string
  /** Absent while nobody knows whose name it is. */
  inviterName: string | undefined
  role: OrganisationRole
  url: string
}

export function invitationEmail(invited: Invited, config: Settings): Email {
  const { email, inviterId, inviterName, role, url } = invited
  const organisation = plainName(invited.organisation, 'an organization')
  const inviter = plainName(inviterName ?? '', 'Somebody')
  return {
    recipient: email,
    aboutUserId: inviterId,
    subject: `${inviter} invites you to ${organisation} on ${config.productName}`,
    bodyText: renderEmail({
      recipient: { firstName: '' },
      opening: `${inviter} invites you to work with ${organisation} on ${config.productName}, as ${ROLE_WORDS[role]}.`,
      items: [['To accept, within 7 days:', url]],
      closing: 'If you do not know who that is, ignore this email and nothing happens.',
      footer: `${inviter} entered your address at ${config.productName}. It is used for this one email.`,
    }),
  }
}

interface Joined {
  organisation: string
  /** Whoever accepted, by name. */
  guest: string
  guestId: string
  role: OrganisationRole
}

/** Tells whoever invited that it was accepted. */
export function joinedEmail(
  { userId, email, firstName }: Owner,
  { organisation, guest, guestId, role }: Joined,
  config: Settings,
): Email {
  const name = plainName(guest, 'Somebody')
  return {
    recipient: email,
    userId,
    aboutUserId: guestId,
    subject: `${name} accepted your invitation to ${plainName(organisation, 'your organization')}`,
    bodyText: renderEmail({
      recipient: { firstName },
      opening: `${name} is now ${ROLE_WORDS[role]} of ${organisation}.`,
      items: [['Who belongs to it:', siteLinks(config).organiserMembers]],
      footer: `You get this email because you invited somebody on ${config.productName}.`,
    }),
  }
}

/** Tells that the last owner deleted their account, and what becomes of it. */
export function ownerlessEmail(
  { userId, email, firstName }: Owner,
  { organisation, isAdmin }: { organisation: string; isAdmin: boolean },
  config: Settings,
): Email {
  const links = siteLinks(config)
  return {
    recipient: email,
    userId,
    subject: `${plainName(organisation, 'An organization')} no longer has an owner`,
    bodyText: renderEmail({
      recipient: { firstName },
      opening: `The account of the last owner of ${organisation} was deleted. Its scholarships and applications stay, and its other members can do what they could before.`,
      items: [
        isAdmin
          ? ['Please name another owner here:', links.organisations]
          : [
              'An administrator names another owner. If you know who it should be, tell us here:',
              links.support,
            ],
      ],
      footer: isAdmin
        ? `You get this email because you are an administrator of ${config.productName}.`
        : `You get this email as a member of ${organisation} on ${config.productName}.`,
    }),
  }
}
