import type { AnswerOf } from '@laurel/contract/define-call'
import type { countAudience as countCall } from '@laurel/contract/publishing'
import {
  type ApplicantIndex,
  createApplicantIndex,
} from '@laurel/matching/applicants/applicant-index'
import { countWithout, type Crowd } from '@laurel/matching/applicants/count-without'
import type { Criteria } from '@laurel/matching/criteria'
import { evaluate } from '@laurel/matching/evaluate'
import { FACTS } from '@laurel/matching/facts'
import type { App } from '../../../app-context.ts'
import { dayIn, DEFAULT_TIME_ZONE } from '../../../days.ts'
import { finishInTurns, inTurns } from '../../../in-turns.ts'
import { readTied } from '../../catalogue/conflicts/read-tied.ts'
import { readApplicants } from '../../student/notifications/read-applicants.ts'
import { tellCrowd } from './tell-crowd.ts'

type Needs = Pick<App, 'db' | 'clock' | 'matches' | 'background'>

/** Students that come and go show after this long. */
const FRESH_MILLISECONDS = 10 * 60_000
const ALL = Number.MAX_SAFE_INTEGER

/**
 * How many students criteria fit, and how many without each of their rules; nobody who is tied to
 * these organisations, for they may not enter.
 */
export async function countAudience(
  app: Needs,
  organisationIds: readonly string[],
  criteria: Criteria,
): Promise<AnswerOf<typeof countCall>> {
  const [index, tied] = await Promise.all([indexOf(app), readTied(app.db, organisationIds)])
  const today = dayIn(DEFAULT_TIME_ZONE, app.clock.now())
  const { without, ...whole } = await finishInTurns(countWithout(index, criteria, today))
  const others = (crowd: Crowd, all: Criteria['all']) => {
    const verdicts = tied.map(
      (answers) => evaluate({ all }, answers, { today, facts: FACTS }).verdict,
    )
    const tell = (verdict: 'eligible' | 'possible') =>
      tellCrowd(crowd[verdict] - verdicts.filter((each) => each === verdict).length)
    return { eligible: tell('eligible'), possible: tell('possible') }
  }
  return {
    of: tellCrowd(index.size - tied.length),
    ...others(whole, criteria.all),
    without: without.map(({ clause, ...crowd }) => ({
      clause,
      ...others(
        crowd,
        criteria.all.filter((_rule, place) => place !== clause),
      ),
    })),
  }
}

interface Held {
  index: Promise<ApplicantIndex>
  readAt: number
}
/** One for each process; a process in which nobody writes a scholarship holds none. */
const held = new WeakMap<App['matches'], Held>()

/** Everybody who applies, as of some minutes ago; only the first who asks waits for the reading. */
async function indexOf(app: Needs): Promise<ApplicantIndex> {
  const known = held.get(app.matches)
  const now = app.clock.now().getTime()
  if (!known) return hold(app, now)
  if (now - known.readAt >= FRESH_MILLISECONDS) {
    known.readAt = now
    app.background.startAlone('read the audience', async () => {
      const index = await readIndex(app)
      held.set(app.matches, { index: Promise.resolve(index), readAt: now })
    })
  }
  return known.index
}

function hold(app: Needs, readAt: number): Promise<ApplicantIndex> {
  const index = readIndex(app)
  held.set(app.matches, { index, readAt })
  // What failed is tried again by whoever asks next.
  index.catch(() => held.delete(app.matches))
  return index
}

async function readIndex({ db }: Pick<App, 'db'>): Promise<ApplicantIndex> {
  const index = createApplicantIndex(FACTS)
  for await (const page of readApplicants(db, null, ALL))
    await inTurns(page, ({ id, answers }) => index.put(id, answers))
  return index
}
