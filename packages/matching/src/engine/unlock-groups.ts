import { RELATIONS, type Relation } from '../answers.ts'
import { MET, truthOf, type CompiledClause, type CompiledCriteria } from '../compile-criteria.ts'
import type { FactClause } from '../criteria.ts'
import type { FactDefinition } from '../facts.ts'
import type { PreparedAnswer, Student } from '../prepare-answers.ts'
import type { Catalogue } from './catalogue.ts'
import { createListedCounts, type ListedCounts } from './listed-counts.ts'
import {
  meets,
  MOST_NAMES,
  tallyAnswers,
  type AnswerTally,
  type Group,
  type Waiting,
} from './unlock-tally.ts'

/** A question a student has not answered, and what answering it opens. */
export type Unlock = {
  readonly fact: string
  readonly relation?: Relation
  /** What the best answer makes eligible. */
  readonly scholarships: number
  readonly amountUsd: number
  /** Every answer that makes something eligible, those that open most first. */
  readonly answers: readonly AnswerTally[]
}

/** Possible scholarships by the one question they wait for and by what they ask there. */
export type UnlockGroups = {
  /** Adds a scholarship with the leaves that each way in still waits for. */
  add(slot: number, ways: readonly (readonly number[])[]): void
  /** Adds scholarships that wait for one leaf only. */
  addMany(leaf: number, waiting: Waiting): void
  /** Adds one whose ways in are not kept apart. */
  addIntricate(slot: number, criteria: CompiledCriteria, student: Student): void
  /** Yields at least after each question. */
  unlocks(): Generator<undefined, Unlock[]>
}

export function createUnlockGroups(catalogue: Catalogue, student: Student): UnlockGroups {
  return new CollectedGroups(catalogue, student)
}

class CollectedGroups implements UnlockGroups {
  readonly #byQuestion = new Map<string, Group[]>()
  readonly #byKey = new Map<string, Group>()
  readonly #catalogue: Catalogue
  readonly #student: Student

  /** What those open that wait for a listed value, nearly all. */
  readonly #counts: ListedCounts

  constructor(catalogue: Catalogue, student: Student) {
    this.#catalogue = catalogue
    this.#student = student
    this.#counts = createListedCounts(catalogue.listed)
  }

  add(slot: number, ways: readonly (readonly number[])[]): void {
    const [only] = ways
    if (only && ways.length === 1) {
      const question = this.#questionOf(only)
      if (question !== null) this.#addWays(question, ways, this.#waitingAt(slot))
      return
    }
    const byQuestion = Map.groupBy(ways, (way) => this.#questionOf(way))
    for (const [question, own] of byQuestion)
      if (question !== null) this.#addWays(question, own, this.#waitingAt(slot))
  }

  addMany(leaf: number, waiting: Waiting): void {
    const question = this.#questionOf([leaf])
    if (question !== null) this.#addOne(question, leaf, waiting)
  }

  #addOne(question: string, leaf: number, waiting: Waiting) {
    if (this.#catalogue.listed.isListing(leaf)) return this.#counts.add(question, leaf, waiting)
    const { demand } = this.#catalogue.leaves.at(leaf)
    this.#addGroup(question, { ...waiting, demands: [demand], isMetBy: null })
  }

  addIntricate(slot: number, criteria: CompiledCriteria, student: Student): void {
    const demands = comparedIn(criteria).map((clause) => this.#catalogue.demandOf(clause, false))
    for (const [question, own] of Map.groupBy(demands, ({ answerKey }) => answerKey))
      if (question !== null && !student.answers.has(question))
        this.#addGroup(question, {
          ...this.#waitingAt(slot),
          demands: own,
          isMetBy: (answer) => {
            const answers = new Map([...student.answers, [question, answer]])
            return truthOf(criteria, { ...student, answers }) === MET
          },
        })
  }

  *unlocks(): Generator<undefined, Unlock[]> {
    const unlocks: Unlock[] = []
    for (const key of new Set([...this.#counts.questions, ...this.#byQuestion.keys()])) {
      unlocks.push(...(yield* this.#unlockOf(key)))
      yield
    }
    return unlocks.sort((a, b) => b.scholarships - a.scholarships || b.amountUsd - a.amountUsd)
  }

  *#unlockOf(question: string): Generator<undefined, Unlock[]> {
    const groups = this.#byQuestion.get(question) ?? []
    const leaf = this.#counts.leafOf(question)
    const demand =
      leaf === undefined ? groups[0]?.demands[0] : this.#catalogue.leaves.at(leaf).demand
    const fact: FactDefinition | undefined = demand?.fact
    if (!fact) return []
    const most = fact.kind === 'name' ? MOST_NAMES : Infinity
    const answers = yield* tallyAnswers(fact, this.#counts.mostOf(question, most), groups)
    const [best] = answers
    if (!best) return []
    const relation = RELATIONS.find((each) => question.endsWith(`:${each}`))
    const { scholarships, amountUsd } = best
    return [{ fact: fact.id, ...(relation && { relation }), scholarships, amountUsd, answers }]
  }

  /** Those that ask the same are counted together. */
  #addWays(question: string, leaves: readonly (readonly number[])[], waiting: Waiting) {
    const [way = []] = leaves
    const [leaf] = way
    if (leaf !== undefined && leaves.length === 1 && way.length === 1)
      return this.#addOne(question, leaf, waiting)
    const key = leaves.map((way) => way.join()).join(';')
    const known = this.#byKey.get(key)
    if (known) {
      known.scholarships += waiting.scholarships
      known.amountUsd += waiting.amountUsd
      return
    }
    const ways = leaves.map((way) => way.map((id) => this.#catalogue.leaves.at(id).demand))
    const demands = ways.flat()
    const isMetBy = (answer: PreparedAnswer) =>
      ways.some((way) => way.every((demand) => meets(demand, answer)))
    const group = { ...waiting, demands, isMetBy: demands.length === 1 ? null : isMetBy }
    this.#byKey.set(key, group)
    this.#addGroup(question, group)
  }

  /** The one unanswered question a way waits for; null for several, or for one that no profile answers. */
  #questionOf([first, ...others]: readonly number[]): string | null {
    const answerKey = first === undefined ? null : this.#answerKeyOf(first)
    if (answerKey === null || this.#student.answers.has(answerKey)) return null
    return others.every((leaf) => this.#answerKeyOf(leaf) === answerKey) ? answerKey : null
  }

  #answerKeyOf(leaf: number): string | null {
    const { dimensions, dimensionIds } = this.#catalogue.leaves
    return dimensions[dimensionIds[leaf] ?? 0]?.answerKey ?? null
  }

  #addGroup(question: string, group: Group) {
    const groups = this.#byQuestion.get(question) ?? []
    this.#byQuestion.set(question, groups)
    groups.push(group)
  }

  #waitingAt(slot: number): Waiting {
    const amountUsd = this.#catalogue.columns.amountUsd.at(slot)
    return { scholarships: 1, amountUsd: amountUsd === Infinity ? 0 : amountUsd }
  }
}

function comparedIn(clause: CompiledClause): FactClause[] {
  if (clause.isSoft || clause.code === 'attest') return []
  if (clause.code === 'compare') return [clause.comparison.clause]
  return clause.of.flatMap(comparedIn)
}
