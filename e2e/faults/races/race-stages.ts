import { aSponsor, aStudent } from '../../../apps/server/src/testing/factories/student.ts'
import {
  anyOf,
  expectOnly,
  expectSame,
  isDone,
  raceWrites,
  readSent,
  readStages,
  times,
  write,
  type Racing,
} from './race.ts'

const WITHDRAWALS = 8
const OUTCOMES = ['under_review', 'finalist', 'won', 'not_selected'] as const
/** Nothing follows them. */
const FINAL = ['won', 'not_selected', 'withdrawn']

/** The student withdraws while the sponsor decides: one of them is first, and the history tells it. */
export async function raceStages(racing: Racing): Promise<number> {
  const student = await aStudent(racing.parts)
  const target = anyOf(racing.asking)
  const sponsor = await aSponsor(racing.parts, target.id)
  expectOnly(await raceWrites(racing, [{ ...write(target, 'Received', 'final'), student }]))
  const [sent] = await readSent(racing, student)
  const path = `/applications/${sent?.id}`
  const outcomes = times(WITHDRAWALS + OUTCOMES.length, () => anyOf(OUTCOMES))
  const answers = await raceWrites(racing, [
    ...times(WITHDRAWALS, () => ({ path: `${path}/withdrawal`, student })),
    ...outcomes.map((stage) => ({ path: `${path}/stages`, payload: { stage }, student: sponsor })),
  ])
  expectOnly(answers, 'STAGE_REFUSED')
  const [after] = await readSent(racing, student)
  const stages = await readStages(racing, sent?.id ?? '')
  expectSame('The stage', after?.stage, stages.at(-1))
  expectSame('Stages that were entered twice', new Set(stages).size, stages.length)
  if (stages.slice(0, -1).some((stage) => FINAL.includes(stage)))
    throw new Error(`Something followed a final stage: ${stages.join(', ')}`)
  const isWithdrawn = stages.at(-1) === 'withdrawn'
  for (const answer of answers.slice(0, WITHDRAWALS))
    expectSame('A withdrawal that was acknowledged', isDone(answer), isWithdrawn)
  outcomes.forEach((stage, n) => {
    const answer = answers[WITHDRAWALS + n]
    if (answer && isDone(answer) && !stages.includes(stage))
      throw new Error(`The acknowledged ${stage} is not in ${stages.join(', ')}`)
  })
  return answers.length + 1
}
