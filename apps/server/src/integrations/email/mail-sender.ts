export interface Mail {
  /** The same for every try, so that a mail server can tell a mail that comes twice. */
  id: string
  recipient: string
  subject: string
  bodyText: string
  /** Where mail programs end such mails by themselves; absent for mails that cannot be ended. */
  unsubscribeUrl?: string
}

/** Hands mails to whoever delivers them. */
export interface MailSender {
  /** Resolves once the mail was taken; rejects with MailRefused when no further try can help. */
  send(mail: Mail): Promise<void>
  close(): void
}

/** The mail server will never take this mail, such as for an address that does not exist. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}
