import { randomUUID } from 'node:crypto'
import { aStudent } from '../../../apps/server/src/testing/factories/student.ts'
import {
  anyOf,
  expectCount,
  expectOnly,
  expectSame,
  isDone,
  raceWrites,
  readSent,
  times,
  write,
  type Racing,
} from './race.ts'

const AT_ONCE = 20
/** Few, so that some find the draft while it is being sent. */
const DISCARDS = 3

/** One submit between autosaves: what it sent is what stays, whichever save comes late. */
export async function raceAutosaves(racing: Racing): Promise<number> {
  const student = await aStudent(racing.parts)
  const target = anyOf(racing.asking)
  const submitAt = Math.floor(Math.random() * AT_ONCE)
  const answers = await raceWrites(
    racing,
    times(AT_ONCE, (n) => ({
      ...write(target, n === submitAt ? 'Received' : 'Draft', `text ${n}`),
      student,
      key: randomUUID(),
    })),
  )
  expectOnly(answers, 'ALREADY_APPLIED')
  expectSame('The submit between saves', answers[submitAt]?.status, 200)
  const sent = await readSent(racing, student)
  expectSame(
    'What was sent',
    sent.map(({ answers }) => answers?.map(({ value }) => value)),
    [[`text ${submitAt}`]],
  )
  await expectCount(racing, student, 1)
  return AT_ONCE
}

/** Tabs that write on the same version: one is kept, and the text of every other stays in the history. */
export async function raceTabs(racing: Racing): Promise<number> {
  const student = await aStudent(racing.parts)
  const target = anyOf(racing.asking)
  const first = await raceWrites(racing, [{ ...write(target, 'Draft', 'begun'), student }])
  expectOnly(first)
  const texts = times(AT_ONCE, (n) => `tab ${n}`)
  const answers = await raceWrites(
    racing,
    texts.map((text) => ({ ...write(target, 'Draft', text, 1), student })),
  )
  expectOnly(answers, 'STALE_VERSION')
  expectSame('The tabs that saved', answers.filter(isDone).length, 1)
  const { rows } = await racing.parts.db.$client.query<{ value: unknown }>(
    `select value from answer_history h join applications a on a.id = h.application_id
     where a.applicant_id = $1`,
    [student.applicantId],
  )
  const kept = rows.map(({ value }) => String(value)).toSorted()
  expectSame('The texts in the history', kept, ['begun', ...texts].toSorted())
  return AT_ONCE + 1
}

/** Submits between discards: one application is sent and no discard takes it away. */
export async function raceDiscards(racing: Racing): Promise<number> {
  const student = await aStudent(racing.parts)
  const target = anyOf(racing.asking)
  expectOnly(await raceWrites(racing, [{ ...write(target, 'Draft', 'begun'), student }]))
  const shared = randomUUID()
  const discards = new Set(times(DISCARDS, () => Math.floor(Math.random() * AT_ONCE)))
  const answers = await raceWrites(
    racing,
    times(AT_ONCE, (n) =>
      discards.has(n)
        ? { method: 'DELETE' as const, path: `/scholarships/${target.id}/draft`, student }
        : {
            ...write(target, 'Received', 'final'),
            student,
            key: n % 2 ? shared : `${shared} ${n}`,
          },
    ),
  )
  expectOnly(answers, 'ALREADY_APPLIED', 'NOT_FOUND')
  const keys = answers.flatMap((answer, n) =>
    discards.has(n) || !isDone(answer) ? [] : [n % 2 ? shared : `${shared} ${n}`],
  )
  expectSame('The keys that were told "sent"', new Set(keys).size, 1)
  expectSame('The applications', (await readSent(racing, student)).length, 1)
  await expectCount(racing, student, 1)
  return AT_ONCE + 1
}
