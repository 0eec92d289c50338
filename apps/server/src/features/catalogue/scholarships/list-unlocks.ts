import type { AnswerOf } from '@laurel/contract/define-call'
import type { listUnlocks as listCall } from '@laurel/contract/unlocks'
import type { Unlock } from '@laurel/matching/match-index'
import type { App } from '../../../app-context.ts'
import { dayIn } from '../../../days.ts'
import type { ApplicantSession } from '../../../http/session.ts'
import { isWorthAsking } from './worth-asking.ts'
import { finishInTurns } from '../../../in-turns.ts'
import { readStudent, type Student } from '../matches/read-student.ts'

type Answer = AnswerOf<typeof listCall>
type Question = Answer['questions'][number]

const SHOWN_QUESTIONS = 10
const SHOWN_ANSWERS = 12
const MINUTE_MILLISECONDS = 60_000

/** What a student was told. Who is read anew, because they or the catalogue changed, is told anew. */
const told = new WeakMap<Student, { minute: number; questions: Question[] }>()

/** The unanswered questions that make most scholarships eligible, and which answers do. */
export async function listUnlocks(app: App, who: ApplicantSession): Promise<Answer> {
  const student = await readStudent(app, who.applicantId)
  const now = app.clock.now()
  // Scholarships close in between: within a minute that makes no difference to the best questions.
  const minute = Math.floor(now.getTime() / MINUTE_MILLISECONDS)
  const known = told.get(student)
  if (known?.minute === minute) return { questions: known.questions }
  const unlocks = await finishInTurns(
    app.matches.index.unlocksInSteps({
      answers: student.answers,
      attested: student.attested,
      nowMs: now.getTime(),
      today: dayIn(who.timeZone, now),
      excluded: student.excluded,
    }),
  )
  const worthwhile = unlocks.filter((unlock) => isWorthAsking(unlock, student.answers))
  const questions = worthwhile.slice(0, SHOWN_QUESTIONS).map(toQuestion)
  told.set(student, { minute, questions })
  return { questions }
}

const toQuestion = ({ relation, answers, ...unlock }: Unlock): Question => ({
  ...unlock,
  ...(relation && { relation }),
  answers: answers.slice(0, SHOWN_ANSWERS),
})
