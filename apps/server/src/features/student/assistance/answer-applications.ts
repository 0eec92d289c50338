import { receiptPath } from '@laurel/contract/help-screens'
import type { TrackedApplication } from '@laurel/contract/tracking'
import { groupOf } from '@laurel/contract/words/group-applications'
import { summaryWords } from '@laurel/contract/words/summary-words'
import { waitingWords } from '@laurel/contract/words/waiting-words'
import { trackApplications } from '../applications/track-applications.ts'
import { type Asking, type Found, scholarshipLink, screenLink } from './found.ts'
import { inQuotes, quoteText } from './quote-text.ts'
import { sayList } from './say-listing.ts'

/** How many applications are named at once; the rest is behind the link. */
const NAMED = 5

const STAGES: Record<NonNullable<TrackedApplication['stage']>, string> = {
  under_review: 'under review',
  finalist: 'finalist',
  won: 'won',
  not_selected: 'not selected',
  withdrawn: 'withdrawn',
}

const WHERE = {
  sent: 'received by the sponsor',
  elsewhere: 'applied on the sponsor’s site',
  inProgress: 'a draft, not sent',
  missed: 'a draft, not sent in time',
} as const

/** "finalist. No decision yet. …": where one application stands. */
export function sayStanding(application: TrackedApplication, now: Date): string {
  const group = groupOf(application)
  const { stage } = application
  const standing = stage === null ? WHERE[group] : STAGES[stage]
  const isSent = group === 'sent' || group === 'elsewhere'
  const waiting = isSent ? waitingWords(application, now) : undefined
  return waiting === undefined ? `${standing}.` : `${standing}. ${waiting}`
}

/** The receipt of what was sent from here. */
export function receiptLinks({
  applicationId,
  status,
  scholarship,
}: TrackedApplication): Found['links'] {
  if (applicationId === null || status !== 'Received') return []
  const label = `Receipt: ${quoteText(scholarship.title, 50)}`
  return [{ label, path: receiptPath(applicationId) }]
}

export async function answerApplicationStatus({ app, who }: Asking): Promise<Found> {
  const applications = await trackApplications(app, who.applicantId)
  const now = app.clock.now()
  const sent = applications.filter(({ submittedAt }) => submittedAt !== null)
  if (sent.length === 0)
    return {
      passages: [
        applications.length === 0
          ? 'You have not applied to anything yet.'
          : `You have not sent an application yet: ${summaryWords(applications)}.`,
      ],
      links: [screenLink(applications.length === 0 ? 'matches' : 'trackApplications')],
      choices: [],
    }
  const first = sent.slice(0, NAMED)
  const lines = first.map(
    (each) => `${inQuotes(each.scholarship.title)}: ${sayStanding(each, now)}`,
  )
  return {
    passages: [sayList(`So far: ${summaryWords(applications)}. The latest first:`, lines)],
    links: [
      ...first.map(({ scholarship }) => scholarshipLink(scholarship)),
      screenLink('trackApplications'),
    ],
    choices: [],
  }
}
