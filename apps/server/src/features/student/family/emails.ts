import type { FamilyRole } from '@laurel/contract/family-links'
import type { Config } from '../../../config.ts'
import { renderEmail } from '../../common/mail/render-email.ts'
import { siteLinks } from '../../common/mail/site-links.ts'
import type { Email } from '../../common/mail/write-email.ts'
import type { Person } from './queries.ts'
import { fullName } from './rules.ts'

type Settings = Pick<Config, 'publicUrl' | 'productName'>

const LONGEST_NAME = 60
/** Whatever a mail program could take for an address of a page or a mailbox. */
const NOT_OF_NAMES = /[^\p{L}\p{M}\p{N} '’-]+/gu

/** Mails go to strangers here: a name must not carry an advertisement's link. */
const nameOf = (person: Pick<Person, 'firstName' | 'lastName'>): string => {
  const plain = fullName(person, '').replaceAll(NOT_OF_NAMES, ' ').replaceAll(/\s+/g, ' ').trim()
  return plain.slice(0, LONGEST_NAME).trim() || 'Somebody'
}

/** To one of two who are linked, about the other. */
const addressed = (recipient: Person, about: Person) => ({
  recipient: recipient.email,
  userId: recipient.userId,
  aboutUserId: about.userId,
})

const footer = ({ productName }: Settings) =>
  `You get this email because somebody linked, or asked to link, an account with yours at ${productName}.`

interface Invited {
  email: string
  inviter: Person
  invites: FamilyRole
  url: string
}

/** Mails go to anybody here: a name that anybody may have typed would be a message to them. */
const inviterName = (inviter: Person, invites: FamilyRole): string =>
  inviter.isEmailConfirmed ? nameOf(inviter) : invites === 'parent' ? 'A student' : 'A parent'

export function invitationEmail(
  { email, inviter, invites, url }: Invited,
  config: Settings,
): Email {
  const name = inviterName(inviter, invites)
  const opening =
    invites === 'parent'
      ? `${name} invites you to follow their scholarships on ${config.productName}: to fill in answers, to suggest scholarships and to see deadlines.`
      : `${name} would like to help you with scholarships on ${config.productName}: to fill in answers, to suggest scholarships and to see your deadlines. Only you can send an application.`
  return {
    recipient: email,
    aboutUserId: inviter.userId,
    subject: `${name} invites you to ${config.productName}`,
    bodyText: renderEmail({
      recipient: { firstName: '' },
      opening,
      items: [[`To accept, within 14 days:`, url]],
      closing: 'If you do not know who that is, ignore this email and nothing happens.',
      footer: `${name} entered your address at ${config.productName}. It is used for this one email.`,
    }),
  }
}

interface Accepted {
  recipient: Person
  guest: Person
  invites: FamilyRole
}

export function acceptedEmail({ recipient, guest, invites }: Accepted, config: Settings): Email {
  const name = nameOf(guest)
  return {
    ...addressed(recipient, guest),
    subject: `${name} accepted your invitation`,
    bodyText: renderEmail({
      recipient,
      opening:
        invites === 'parent'
          ? `${name} now follows your scholarships as a parent. Only you can send an application.`
          : `You now follow the scholarships of ${name}.`,
      items: [['What is shared, and how to end it:', siteLinks(config).family]],
      footer: footer(config),
    }),
  }
}

interface Ended {
  recipient: Person
  leaving: Person
  byParent: boolean
}

export function endedEmail({ recipient, leaving, byParent }: Ended, config: Settings): Email {
  const name = nameOf(leaving)
  return {
    ...addressed(recipient, leaving),
    subject: `${name} is no longer linked with you`,
    bodyText: renderEmail({
      recipient,
      opening: byParent
        ? `${name} no longer follows your scholarships. What they suggested is gone; what you saved stays.`
        : `${name} has ended your link. You no longer see their scholarships.`,
      items: [],
      footer: footer(config),
    }),
  }
}

interface Suggested {
  recipient: Person
  parent: Person
  title: string
}

export function suggestionEmail(
  { recipient, parent, title }: Suggested,
  config: Settings,
): Email & { userId: string } {
  const name = nameOf(parent)
  const links = siteLinks(config)
  return {
    ...addressed(recipient, parent),
    subject: `${name} suggests a scholarship`,
    bodyText: renderEmail({
      recipient,
      opening: `${name} suggests a scholarship to you:`,
      items: [[title, links.dashboard]],
      closing:
        'You decide whether to save it. Further suggestions of the next hour come without an email.',
      footer: `To switch these emails off: ${links.setting}`,
    }),
  }
}
