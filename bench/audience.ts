// How long the live audience takes: whom criteria fit and whom without each rule, at a number of
// students, beside a bare scan of the same columns: npm run bench:audience -- [--n 1000000] [--rounds 30]
// Fails when the two disagree.
import { parseArgs } from 'node:util'
import { createApplicantIndex } from '@laurel/matching/applicants/applicant-index'
import { countWithout } from '@laurel/matching/applicants/count-without'
import type { Criteria } from '@laurel/matching/criteria'
import { FACTS } from '@laurel/matching/facts'
import { TODAY } from './matching/generate-listing.ts'
import { profileAt } from './matching/generate-profile.ts'
import { timeAsync } from './matching/measure.ts'

const { values } = parseArgs({
  options: { n: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '30' } },
})
const [students, rounds] = [Number(values.n), Number(values.rounds)]

/** What both sides are asked: rules on three columns, so that a scan of them is a short loop. */
const CRITERIA: Criteria = {
  all: [
    { fact: 'state', in: ['OH', 'IN'] },
    { fact: 'schoolLevel', in: ['hs_senior', 'college_freshman'] },
    { fact: 'gpa', gte: 2.5 },
  ],
}
/** A rule of every kind there is on the screen, for the index alone. */
const LONGER: Criteria = {
  all: [
    ...CRITERIA.all,
    {
      any: [
        { fact: 'firstGeneration', is: true },
        { fact: 'householdIncomeUsd', lte: 60_000 },
        { fact: 'pellEligible', is: true },
      ],
    },
    { fact: 'citizenship', in: ['us_citizen', 'us_permanent_resident'] },
    { fact: 'age', between: [16, 25] },
    { not: { fact: 'fieldOfStudy', in: ['law'] } },
  ],
}

const [MET, UNKNOWN] = [2, 1]
/** Of each rule and student: met, not known, or not met. */
const columns = CRITERIA.all.map(() => new Uint8Array(students))
const index = createApplicantIndex(FACTS)
for (let at = 0; at < students; at += 1) {
  const { answers } = profileAt(7, at)
  index.put(`00000000-0000-4000-8000-${String(at).padStart(12, '0')}`, answers)
  const [state, level, gpa] = [answers['state'], answers['schoolLevel'], answers['gpa']]
  const say = (column: number, given: readonly unknown[] | undefined, isMet: boolean) => {
    const values = columns[column]
    if (values) values[at] = given === undefined ? UNKNOWN : isMet ? MET : 0
  }
  say(0, state, state?.some((each) => each === 'OH' || each === 'IN') ?? false)
  say(1, level, level?.some((each) => each === 'hs_senior' || each === 'college_freshman') ?? false)
  say(2, gpa, gpa?.some((each) => Number(each) >= 2.5) ?? false)
}

/** The same by looking at every student once for each count. */
function scan(left: readonly Uint8Array[]): { eligible: number; possible: number } {
  let [eligible, possible] = [0, 0]
  for (let at = 0; at < students; at += 1) {
    let least = MET
    for (const column of left) least = Math.min(least, column[at] ?? 0)
    if (least === MET) eligible += 1
    else if (least === UNKNOWN) possible += 1
  }
  return { eligible, possible }
}
const scanAll = () => ({
  ...scan(columns),
  without: columns.map((_column, clause) => ({
    clause,
    ...scan(columns.filter((_other, place) => place !== clause)),
  })),
})

function count(criteria: Criteria) {
  const steps = countWithout(index, criteria, TODAY)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

// Every sample counts, also one during which the system took the processor away.
const times = { index: [] as number[], scan: [] as number[], longer: [] as number[] }
const timed = <Result>(into: number[], run: () => Result) => timeAsync(into, async () => run())
for (let round = 0; round < rounds; round += 1) {
  const found = await timed(times.index, () => count(CRITERIA))
  const expected = await timed(times.scan, scanAll)
  if (JSON.stringify(found) !== JSON.stringify(expected))
    throw new Error(`${JSON.stringify(found)} is not ${JSON.stringify(expected)}.`)
  await timed(times.longer, () => count(LONGER))
}

const median = (taken: readonly number[]) =>
  (taken.toSorted((a, b) => a - b)[Math.floor(taken.length / 2)] ?? Number.NaN) / 1000
const [mine, bare, longer] = [median(times.index), median(times.scan), median(times.longer)]
const said = (milliseconds: number) => `${milliseconds.toFixed(2)} ms`
console.log(
  `${students.toLocaleString('en-US')} students, ${(index.bytes / 1e6).toFixed(0)} MB, ${rounds} rounds`,
)
console.log(`3 rules and without each: index ${said(mine)}, bare scan ${said(bare)}`)
console.log(`  the index takes ${(mine / bare).toFixed(3)} of the scan`)
console.log(`7 rules and without each: index ${said(longer)}`)
