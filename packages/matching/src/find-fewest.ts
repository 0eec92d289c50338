import {
  MET,
  NOT_MET,
  type CompiledClause,
  type CompiledCriteria,
  type Truth,
} from './compile-criteria.ts'
import type { OpenQuestion } from './evaluate.ts'
import type { Answerable, Wish } from './open-questions.ts'

/** One thing a student can be asked, and what the search supposes of the answer. */
export type Question = {
  readonly shown: OpenQuestion
  readonly answerable: Answerable
  readonly wishes: Wish[]
  /** How many of the wishes the answer as it stands leaves open: from one on it is asked. */
  unfulfilled: number
}

/** What one clause shall come to. */
type Goal = { readonly clause: CompiledClause; readonly met: boolean }

/** Then the search is content with the best it has: criteria that need more are no real ones. */
const MOST_STEPS = 5000

/**
 * The fewest questions that, answered well, make criteria come to met. `questions` has the question
 * of each comparison that is open, `truthOf` what a clause comes to as it stands. Branch and bound:
 * everything that must hold is supposed first, then the choices one after the other.
 */
export function findFewest(
  criteria: CompiledCriteria,
  questions: ReadonlyMap<CompiledClause, Question>,
  truthOf: (clause: CompiledClause) => Truth,
): Question[] {
  const search = new Search(questions, truthOf)
  search.explore([{ clause: criteria, met: true }], [])
  return [...new Set(questions.values())].filter((question) => search.best?.has(question))
}

class Search {
  best: ReadonlySet<Question> | undefined
  #steps = 0
  readonly #asked = new Set<Question>()
  readonly #trail: { question: Question; unfulfilled: number }[] = []
  readonly #reach = new Map<CompiledClause, ReadonlySet<Question>>()
  readonly #questions: ReadonlyMap<CompiledClause, Question>
  readonly #truthOf: (clause: CompiledClause) => Truth

  constructor(
    questions: ReadonlyMap<CompiledClause, Question>,
    truthOf: (clause: CompiledClause) => Truth,
  ) {
    this.#questions = questions
    this.#truthOf = truthOf
  }

  /** Supposes the goals, then tries every way to make the choices. */
  explore(goals: readonly Goal[], choices: readonly Goal[]): void {
    const mark = this.#trail.length
    const further: Goal[] = []
    if (goals.every((goal) => this.#suppose(goal, further))) this.#choose([...choices, ...further])
    this.#undo(mark)
  }

  #choose(choices: readonly Goal[]): void {
    const least = this.#asked.size + this.#atLeast(choices)
    if (least >= (this.best?.size ?? Infinity)) return
    const [choice, ...rest] = choices
    if (!choice) {
      this.best = new Set(this.#asked)
      return
    }
    for (const clause of membersOf(choice.clause)) {
      this.#steps += choices.length
      if (this.#steps > MOST_STEPS) return
      this.explore([{ clause, met: choice.met }], rest)
      if (least >= (this.best?.size ?? Infinity)) return
    }
  }

  /** Supposes a goal and all that follows; false when it cannot be. Choices are put aside. */
  #suppose({ clause, met }: Goal, choices: Goal[]): boolean {
    if (clause.code === 'compare' || clause.code === 'attest') return this.#wish(clause, met)
    const isChoice = clause.code !== 'not' && (clause.code === 'any') === met
    const members = membersOf(clause)
    if (isChoice && members.length !== 1) {
      choices.push({ clause, met })
      return members.length > 0
    }
    const goal = clause.code === 'not' ? !met : met
    return members.every((member) => this.#suppose({ clause: member, met: goal }, choices))
  }

  #wish(clause: CompiledClause, met: boolean): boolean {
    const isSo = this.#truthOf(clause) === (met ? MET : NOT_MET)
    const question = this.#questions.get(clause)
    if (!question) return isSo
    const unfulfilled = isSo ? 0 : 1
    this.#trail.push({ question, unfulfilled })
    question.unfulfilled += unfulfilled
    question.wishes.push(
      clause.code === 'compare'
        ? { comparison: clause.comparison, accepted: met !== clause.comparison.isNegated }
        : { accepted: met },
    )
    if (question.unfulfilled === 0) return true
    this.#asked.add(question)
    return question.answerable(question.wishes)
  }

  #undo(mark: number): void {
    for (const { question, unfulfilled } of this.#trail.splice(mark)) {
      question.wishes.pop()
      question.unfulfilled -= unfulfilled
      if (question.unfulfilled === 0) this.#asked.delete(question)
    }
  }

  /** No fewer further questions than this: choices that have none in common need one each. */
  #atLeast(choices: readonly Goal[]): number {
    const taken = new Set(this.#asked)
    let count = 0
    for (const { clause, met } of choices) {
      const reached = this.#reachOf(clause)
      if (this.#truthOf(clause) === (met ? MET : NOT_MET) || !reached.isDisjointFrom(taken))
        continue
      for (const question of reached) taken.add(question)
      count += 1
    }
    return count
  }

  #reachOf(clause: CompiledClause): ReadonlySet<Question> {
    const known = this.#reach.get(clause)
    if (known) return known
    const own = this.#questions.get(clause)
    const reached = new Set(
      own ? [own] : membersOf(clause).flatMap((each) => [...this.#reachOf(each)]),
    )
    this.#reach.set(clause, reached)
    return reached
  }
}

/** The members that count for the verdict. */
function membersOf(clause: CompiledClause): readonly CompiledClause[] {
  return 'of' in clause ? clause.of.filter(({ isSoft }) => !isSoft) : []
}
