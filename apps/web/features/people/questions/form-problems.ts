import {
  type Answers,
  type Given,
  isAsked,
  type Problem,
  problemOf,
  type Question,
  type RuleContext,
} from './question.ts'

/** What stands in the way of going on, by question. */
export type FormProblems = Readonly<Record<string, readonly Problem[]>>

/** An address is asked for part by part; its rule names the first that is missing. */
function missingParts(question: Question, given: Given, context: RuleContext): Problem[] {
  const problem = question.problem(given, context)
  if (!problem) return []
  const filled = [...given]
  const part = problem.part ?? 0
  while (filled.length <= part) filled.push('')
  return [problem, ...missingParts(question, filled.with(part, 'filled'), context)]
}

function problemsOf(question: Question, given: Given | undefined, context: RuleContext): Problem[] {
  if (question.control.kind === 'address') return missingParts(question, given ?? [], context)
  const isUntouched = given === undefined && question.isSensitive === true
  const problem = isUntouched
    ? question.problem([], context)
    : problemOf(question, given ?? [], context)
  return problem ? [problem] : []
}

/**
 * A form shows all its questions at once, so one that was never touched is asked for in its own
 * words, and passing over a private one is an answer that has to be chosen.
 */
export function formProblems(
  questions: readonly Question[],
  answers: Answers,
  today: string,
): FormProblems {
  const found = questions
    .filter((question) => isAsked(question, answers))
    .map(
      (question) =>
        [question.key, problemsOf(question, answers[question.key], { answers, today })] as const,
    )
  return Object.fromEntries(found.filter(([, problems]) => problems.length > 0))
}
