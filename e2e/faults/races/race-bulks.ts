import { randomUUID } from 'node:crypto'
import { aStudent, type Student } from '../../../apps/server/src/testing/factories/student.ts'
import {
  expectCount,
  expectOnly,
  expectSame,
  isDone,
  raceWrites,
  readSent,
  times,
  type Racing,
} from './race.ts'

const CHOSEN = 12
const BULKS_OF_A_KEY = 5

/** Two bulk applications, each repeated, and single submits of some of the same scholarships. */
export async function raceBulks(racing: Racing): Promise<number> {
  const student = await aStudent(racing.parts, { isSubscriber: true })
  const from = Math.floor(Math.random() * (racing.plain.length - CHOSEN))
  const ids = racing.plain.slice(from, from + CHOSEN)
  const alone = ids.filter((_, n) => n % 2 === 0)
  const answers = await raceWrites(racing, [
    ...bulks(student, ids),
    ...bulks(student, ids.toReversed()),
    ...alone.map((id) => single(student, id)),
  ])
  expectOnly(answers, 'ALREADY_APPLIED')
  const [first, second] = [0, BULKS_OF_A_KEY].map((start) =>
    oneResult(
      answers.slice(start, start + BULKS_OF_A_KEY).map(({ body }) => body.data),
      ids,
    ),
  )
  const aloneDone = alone.filter((_, n) =>
    isDone(answers[2 * BULKS_OF_A_KEY + n] ?? { status: 0, text: '', body: {} }),
  )
  expectSame(
    'What was told to be sent',
    [...(first ?? []), ...(second ?? []), ...aloneDone].toSorted(),
    ids.toSorted(),
  )
  const sent = await readSent(racing, student)
  expectSame(
    'The applications',
    sent.map(({ scholarshipId }) => scholarshipId),
    ids.toSorted(),
  )
  const individual = sent.filter(({ origin }) => origin === 'individual')
  expectSame(
    'Those sent alone',
    individual.map((row) => row.scholarshipId),
    aloneDone.toSorted(),
  )
  await expectCount(racing, student, aloneDone.length)
  return answers.length
}

function bulks(student: Student, scholarshipId: readonly string[]) {
  const key = randomUUID()
  const path = '/scholarships/submit-scholarships'
  return times(BULKS_OF_A_KEY, () => ({ path, payload: { scholarshipId }, key, student }))
}

const single = (student: Student, scholarshipId: string) => ({
  path: '/scholarships/submit-individual-scholarship',
  payload: { scholarshipId, status: 'Received', requirements: [] },
  key: randomUUID(),
  student,
})

/** What every call with the one key was told was sent; throws when they were told different things. */
function oneResult(results: readonly unknown[], ids: readonly string[]): string[] {
  for (const result of results) expectSame('The answer to a bulk key', result, results[0])
  const { submitted, skipped } = results[0] as {
    submitted: string[]
    skipped: { scholarshipId: string; code: string }[]
  }
  const told = [...submitted, ...skipped.map(({ scholarshipId }) => scholarshipId)]
  expectSame('The results of a bulk', told.toSorted(), ids.toSorted())
  for (const { code } of skipped) expectSame('Why one was skipped', code, 'ALREADY_APPLIED')
  return submitted
}
