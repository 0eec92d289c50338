import { aStudent } from '../../../apps/server/src/testing/factories/student.ts'
import {
  anyOf,
  expectOnly,
  expectSame,
  raceWrites,
  readSent,
  readStages,
  times,
  write,
  type Racing,
} from './race.ts'

const WITHDRAWALS = 12

/** The student withdraws on many devices at once: all are told that it is done, and it is once. */
export async function raceStages(racing: Racing): Promise<number> {
  const student = await aStudent(racing.parts)
  const target = anyOf(racing.asking)
  expectOnly(await raceWrites(racing, [{ ...write(target, 'Received', 'final'), student }]))
  const [sent] = await readSent(racing, student)
  const path = `/applications/${sent?.id}/withdrawal`
  const answers = await raceWrites(
    racing,
    times(WITHDRAWALS, () => ({ path, student })),
  )
  expectOnly(answers)
  expectSame('The stages', await readStages(racing, sent?.id ?? ''), ['withdrawn'])
  return answers.length + 1
}
