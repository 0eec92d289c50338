import type { App } from '../../../app-context.ts'
import { askAboutDrafts } from './ask-about-drafts.ts'
import { forEachStudent } from './for-each-student.ts'
import { prepareReapplications } from './prepare-reapplications.ts'
import { findSwitchedOn, type AutomatedStudent } from './queries.ts'
import { isStillUntouched, readPrepared, type PreparedDraft } from './read-prepared.ts'
import { sendByItself } from './send-by-itself.ts'

/**
 * After a round has changed: drafts are prepared; those of subscribers who switched it on are sent,
 * and about every other one the student is asked.
 */
export async function reapply(app: App): Promise<void> {
  await prepareReapplications(app)
  // Deadlines were rolled a moment ago: what is remembered of them would keep drafts from going.
  await app.matches.catchUp()
  const now = app.clock.now()
  const drafts = Map.groupBy(await readPrepared(app.db, now), (draft) => draft.applicantId)
  const subscribers = await findSwitchedOn(app.db, 'reappliesToRecurring', now)
  const automated = new Map(subscribers.map((student) => [student.applicantId, student]))
  await forEachStudent(app, drafts, async ([applicantId, mine]) => {
    const student = automated.get(applicantId)
    const left = student ? await sendDrafts(app, student, mine) : mine
    await askAboutDrafts(app, applicantId, left)
  })
}

/**
 * Sends what can go by itself and answers what the student has to be asked about. What waits for
 * another day or for the round to begin is neither.
 */
async function sendDrafts(
  app: App,
  student: AutomatedStudent,
  drafts: readonly PreparedDraft[],
): Promise<PreparedDraft[]> {
  const left: PreparedDraft[] = []
  for (const draft of drafts) {
    if (!draft.isUntouched) left.push(draft)
    else if (draft.hasBegun) {
      const outcome = await sendByItself(app, student, {
        name: 'reappliesToRecurring',
        scholarshipId: draft.scholarshipId,
        isStillWanted: (tx) => isStillUntouched(tx, draft),
      })
      if (outcome === 'left' || outcome === 'stopped') left.push(draft)
    }
  }
  return left
}
