import { createTransport } from 'nodemailer'
import type { MailSettings } from '../../config.ts'
import { MailRefused, type MailSender } from './mail-sender.ts'

/** Together well below the first wait between two tries, so that tries of one mail never overlap. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Sends plain-text mail by SMTP. */
export function openSmtpSender({ smtpUrl, from }: MailSettings): MailSender {
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS })
  return {
    async send({ id, recipient, subject, bodyText, unsubscribeUrl }) {
      try {
        await transport.sendMail({
          from,
          to: recipient,
          subject,
          text: bodyText,
          messageId: `<${id}@${domainOf(from)}>`,
          headers: { 'Auto-Submitted': 'auto-generated', ...endingHeaders(unsubscribeUrl) },
        })
      } catch (error) {
        const cause = withoutAnswer(error)
        throw isRefusal(error) ? new MailRefused('The mail was refused.', { cause }) : cause
      }
    },
    close: () => transport.close(),
  }
}

/** RFC 2369, and by one click RFC 8058, which asks for HTTPS. */
function endingHeaders(url: string | undefined): Record<string, string> {
  if (url === undefined) return {}
  const oneClick = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  return { 'List-Unsubscribe': `<${url}>`, ...(url.startsWith('https://') && oneClick) }
}

const domainOf = (address: string): string => /@([\w.-]+)/.exec(address)?.[1] ?? 'localhost'

/** What a mail server answers may name the recipient or quote the mail; its number says enough. */
function withoutAnswer(error: unknown): unknown {
  if (!(error instanceof Error) || !('responseCode' in error)) return error
  const command = 'command' in error ? ` to ${String(error.command)}` : ''
  const code = 'code' in error ? error.code : undefined
  const told = new Error(`The mail server answered ${String(error.responseCode)}${command}.`)
  return Object.assign(told, { code, responseCode: error.responseCode })
}

/** RFC 5321 section 4.2.1: 5yz to the address or the mail itself is final; 4yz may change. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  const isAboutMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  return isAboutMail && Number(error.responseCode) >= 500
}
