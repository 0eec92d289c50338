import type { Config } from '../../../config.ts'
import { renderEmail } from '../../common/mail/render-email.ts'
import { siteLinks } from '../../common/mail/site-links.ts'
import type { Email } from '../../common/mail/write-email.ts'
import type { ScholarshipRow } from '../../catalogue/scholarships/queries.ts'
import type { Concerned, NoticeRow } from './read-concerned.ts'

/** What a change means for somebody, by how far they are with it. */
const MEANING: Readonly<Record<NoticeRow['kind'], Record<Concerned['involvement'], string>>> = {
  amended: {
    sent: 'What you sent stays as it was, and you don’t need to do anything.',
    begun: 'Your draft is kept. Please look at it before you send it.',
    saved: 'We tell you because you saved it.',
  },
  withdrawn: {
    sent: 'Your application will not be decided on. What you sent is kept for you.',
    begun: 'Your draft can no longer be sent. Your words are kept for you.',
    saved: 'We tell you because you saved it.',
  },
}

/** Tells one person what became of a scholarship, in the organisation's words. */
export function noticeEmail(
  person: Concerned,
  { kind, lines, words, scholarshipId }: NoticeRow,
  { title, sponsor }: Pick<ScholarshipRow, 'title' | 'sponsor'>,
  config: Pick<Config, 'publicUrl' | 'productName'>,
): Email & { userId: string } {
  const isOver = kind === 'withdrawn'
  const inTheirs = (reason: string) => [`In their words: ${reason}`]
  const items = isOver ? lines.map(inTheirs) : [lines, ...(words ? [inTheirs(words)] : [])]
  return {
    recipient: person.email,
    userId: person.userId,
    subject: isOver ? `Called off: ${title}` : `Changed: ${title}`,
    bodyText: renderEmail({
      recipient: person,
      opening: isOver ? `${sponsor} has called off ${title}.` : `${sponsor} has changed ${title}.`,
      items: [...items, [siteLinks(config).scholarship(scholarshipId, 'mail')]],
      closing: MEANING[kind][person.involvement],
      footer: `${config.productName} writes to you because you saved this scholarship, began an application or sent one.`,
    }),
  }
}
