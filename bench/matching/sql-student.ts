import type { Answers } from '@laurel/matching/answers'
import { FACTS } from '@laurel/matching/facts'
import { prepareAnswers } from '@laurel/matching/prepare-answers'
import * as layouts from './sql-layout.ts'
import type { Layout } from './sql-layout.ts'
import { ethnicityBits } from './sql-row.ts'

/** A student in the terms of the layout. */
export type SqlStudent = {
  /** The bits of the student's answers: a scholarship that has one of them refuses. */
  readonly words: readonly bigint[]
  /** The bits of "undecided": a scholarship that has one of them stays possible. */
  readonly undecided: readonly bigint[]
  /** Undefined when unknown. */
  readonly ethnicities: number | undefined
  readonly known: bigint
  readonly unknown: bigint
  /** The values of facts kept in lists, as `key=value`. */
  readonly listed: readonly string[]
}

export function toSqlStudent(layout: Layout, answers: Answers, today: string): SqlStudent {
  const prepared = prepareAnswers(answers, today, FACTS).answers
  const words = Array.from({ length: layouts.WORDS }, () => 0n)
  const undecided = Array.from({ length: layouts.WORDS }, () => 0n)
  const listed: string[] = []
  let [known, unknown] = [0n, 0n]
  for (const [key, bit] of layout.keys)
    if (prepared.has(key)) known |= bit
    else unknown |= bit
  for (const [key, { comparable }] of prepared) {
    const kind = layouts.kindOf(key)
    if (kind === 'list') listed.push(...comparable.map((value) => `${key}=${value}`))
    if (kind === 'bits')
      for (const value of comparable) {
        const isOpen = value === layouts.factOf(key).openOption
        setBit(layout, isOpen ? undecided : words, `${key}=${value}`)
      }
  }
  for (const limit of layout.limits)
    if (isBeyond(limit, prepared)) words[limit.word] = (words[limit.word] ?? 0n) | limit.mask
  const ethnicity = prepared.get('ethnicity')?.comparable
  return {
    words,
    undecided,
    ethnicities: ethnicity && ethnicityBits(ethnicity.map(String)),
    known,
    unknown,
    listed,
  }
}

function setBit(layout: Layout, words: bigint[], name: string): void {
  const bit = layout.bits.get(name)
  if (bit) words[bit.word] = (words[bit.word] ?? 0n) | bit.mask
}

type Prepared = ReturnType<typeof prepareAnswers>['answers']

/** Whether a limit's bit refuses the answer to its fact. */
function isBeyond({ key, operator, limit }: layouts.Limit, prepared: Prepared): boolean {
  const given = prepared.get(key)?.comparable[0]
  if (given === undefined) return false
  const asked = typeof given === 'number' ? Number(limit) : limit
  return operator === '>=' ? given < asked : given > asked
}
