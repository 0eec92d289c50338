import { exactUsd } from '@laurel/contract/words/exact-usd'
import type { Told } from '@laurel/contract/announcements'
import type { Config } from '../../../config.ts'
import { paragraphsOf, renderEmail } from '../../common/mail/render-email.ts'
import { siteLinks } from '../../common/mail/site-links.ts'

export interface Outcome {
  applicationId: string
  outcome: Told
  amountUsd: number | null
  /** Of an alternate. */
  place: number | null
  firstName: string
  title: string
  sponsor: string
  /** The sponsor's own. */
  words: string | undefined
}

const SUBJECTS: Record<Told, (title: string) => string> = {
  won: (title) => `You won: ${title}`,
  alternate: (title) => `You are an alternate: ${title}`,
  finalist: (title) => `You were a finalist: ${title}`,
  not_selected: (title) => `About your application: ${title}`,
  forfeited: (title) => `Your award went to somebody else: ${title}`,
}

const OPENINGS: Record<Told, (outcome: Outcome) => string> = {
  won: ({ sponsor, title, amountUsd }) =>
    `${sponsor} chose your application for ${title}.${amountUsd === null ? '' : ` The award is ${exactUsd(amountUsd)}.`}`,
  alternate: ({ sponsor, title, place }) =>
    `${sponsor} chose others for ${title} first. You are alternate number ${place ?? 1}: if an award cannot be handed over, it goes to the alternates in their order.`,
  finalist: ({ sponsor, title }) =>
    `Your application for ${title} was among the finalists. ${sponsor} chose somebody else for the award.`,
  not_selected: ({ sponsor, title }) =>
    `${sponsor} did not choose your application for ${title} this time.`,
  forfeited: ({ sponsor, title }) =>
    `You had won ${title}. ${sponsor} could not reach you within 3 business days, so the award went to an alternate, as its rules say.`,
}

const CLOSINGS: Record<Told, (links: ReturnType<typeof siteLinks>, sponsor: string) => string> = {
  won: (_links, sponsor) =>
    `${sponsor} will be in touch about the award. Please answer within 3 business days: an award that cannot be handed over goes to an alternate.`,
  alternate: () => 'You don’t need to do anything. We write to you if an award becomes yours.',
  finalist: () => 'Your answers are kept, so you can use them for other applications.',
  not_selected: ({ dashboard }) =>
    `Your answers are kept, so you can use them for other applications: ${dashboard}`,
  forfeited: ({ support }) => `If you think this is wrong, please write to us: ${support}`,
}

/** What one person is told, in plain text. */
export function outcomeEmail(
  told: Outcome,
  config: Pick<Config, 'publicUrl' | 'productName'>,
): { subject: string; bodyText: string } {
  const { outcome, applicationId, firstName, sponsor, words } = told
  const links = siteLinks(config)
  return {
    subject: SUBJECTS[outcome](told.title),
    bodyText: renderEmail({
      recipient: { firstName },
      opening: OPENINGS[outcome](told),
      items: [
        ...(words ? [[`${sponsor} writes:`], ...quoted(words)] : []),
        [`Your application and its result: ${links.receipt(applicationId)}`],
      ],
      closing: CLOSINGS[outcome](links, sponsor),
      footer: `You get this email because you applied through ${config.productName}. Neither ${config.productName} nor a sponsor asks you to pay for an award.`,
    }),
  }
}

/** So that nobody takes the sponsor's words for ours. */
const quoted = (words: string): string[][] =>
  paragraphsOf(words).map((lines) => lines.map((line) => `> ${line}`))
