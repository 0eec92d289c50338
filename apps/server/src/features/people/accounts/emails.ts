import type { Config } from '../../../config.ts'
import { renderEmail } from '../../common/mail/render-email.ts'
import { siteLinks } from '../../common/mail/site-links.ts'
import type { Email } from '../../common/mail/write-email.ts'

interface Mailed {
  userId: string
  recipient: string
  /** Empty where the address is unproven: a stranger may have typed the name. */
  firstName: string
  code: string
  token: string
}

type Site = Pick<Config, 'productName' | 'publicUrl'>

export function resetEmail(mailed: Mailed, config: Site): Email {
  const { userId, recipient, firstName, code, token } = mailed
  return {
    userId,
    recipient,
    subject: `Your ${config.productName} code for a new password`,
    bodyText: renderEmail({
      recipient: { firstName },
      opening: 'With this code you can choose a new password:',
      items: [[code], ['Or follow this link:', siteLinks(config).resetPassword(token)]],
      closing: 'Both work once, for 10 minutes. We never ask you for the code.',
      footer: `You get this email because somebody asked for a new password at ${config.publicUrl}. If that was not you, do nothing. Your password stays the same.`,
    }),
  }
}

export function confirmationEmail(mailed: Omit<Mailed, 'firstName'>, config: Site): Email {
  const { userId, recipient, code, token } = mailed
  return {
    userId,
    recipient,
    subject: `Please confirm your address for ${config.productName}`,
    bodyText: renderEmail({
      recipient: { firstName: '' },
      opening: `Please confirm that emails from ${config.productName} reach you at this address:`,
      items: [
        [siteLinks(config).confirmEmail(token)],
        ['Or, where you are signed in, type this code:', code],
      ],
      closing: 'Both work once, for 24 hours.',
      footer: `You get this email because somebody used this address at ${config.publicUrl}. If that was not you, do not follow the link; without it the address stays unconfirmed.`,
    }),
  }
}

interface Told {
  userId: string
  recipient: string
  firstName: string
}

/** To the address before: whoever reads it may not have changed it. */
export function addressChangedEmail({ firstName, ...to }: Told, config: Site): Email {
  return {
    ...to,
    subject: `Your ${config.productName} account has a new email address`,
    bodyText: renderEmail({
      recipient: { firstName },
      opening: `The email address of your ${config.productName} account was changed. From now on emails go to the new one, and you log in with it.`,
      items: [],
      footer: 'If that was not you, please answer this email at once.',
    }),
  }
}

export function passwordChangedEmail({ firstName, ...to }: Told, config: Site): Email {
  return {
    ...to,
    subject: `Your ${config.productName} password was changed`,
    bodyText: renderEmail({
      recipient: { firstName },
      opening: `The password of your ${config.productName} account was changed. Other devices were signed out.`,
      items: [],
      footer: `If that was not you, choose a new password at once: ${siteLinks(config).forgotPassword}`,
    }),
  }
}
