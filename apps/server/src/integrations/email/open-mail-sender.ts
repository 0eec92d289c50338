import type { Config } from '../../config.ts'
import type { MailSender } from './mail-sender.ts'
import { openSmtpSender } from './smtp-sender.ts'

/** The mail server the settings name; undefined when mails stay in the database. */
export function openMailSender({ mail }: Pick<Config, 'mail'>): MailSender | undefined {
  return mail && openSmtpSender(mail)
}
