import { FREE_SCHOLARSHIP_LIMIT } from '@laurel/contract/scholarships'
import { readQuota } from '../../money/quota/queries.ts'
import { type Asking, type Found, screenLink } from './found.ts'

export async function answerFreeViews({ app, who }: Asking): Promise<Found> {
  const { scholarshipCount, freeLimit, isSubscriber } = await readQuota(
    app.db,
    who.applicantId,
    app.clock.now(),
  )
  const links = [screenLink('dashboard')]
  if (isSubscriber)
    return {
      passages: ['You have a subscription: every scholarship is open to you, without a limit.'],
      links,
      choices: [],
    }
  const more = `You get ${FREE_SCHOLARSHIP_LIMIT} more each day you log in. Unused ones carry over.`
  const left = Math.max(0, freeLimit - scholarshipCount)
  const sent = `${scholarshipCount} of ${freeLimit} free ${freeLimit === 1 ? 'application' : 'applications'}`
  return {
    passages: [
      left > 0
        ? `You have used ${sent}, so ${left} ${left === 1 ? 'is' : 'are'} left, and until then you can open every scholarship. ${more}`
        : `You have used ${sent}, so other scholarships stay closed for now. ${more} Your own drafts and applications, and random draws, are always open.`,
    ],
    links,
    choices: [],
  }
}
