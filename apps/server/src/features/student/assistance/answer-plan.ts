import { durationWords } from '@laurel/contract/words/duration-words'
import { dayIn } from '../../../days.ts'
import { readPlan } from '../planner/read-plan.ts'
import type { PlanStep } from '../planner/work.ts'
import { type Asking, type Found, scholarshipLink, screenLink } from './found.ts'
import { inQuotes } from './quote-text.ts'
import { sayList } from './say-listing.ts'

const NAMED = 5

const VERBS: Record<PlanStep['kind'], readonly [verb: string, alone: string]> = {
  request: ['Ask for', 'Ask for a document'],
  write: ['Write', 'Write the essay'],
  revise: ['Revise', 'Revise the essay'],
  upload: ['Upload', 'Upload the files'],
  fill: ['Fill in', 'Fill in the rest'],
  submit: ['Send', 'Check everything and send'],
  apply: ['Apply for', 'Apply on the sponsor’s site'],
}

/** What the planner has for today, or, when there is nothing, what comes first after it. */
export async function answerWorkToday({ app, who }: Asking): Promise<Found> {
  const { scholarships } = await readPlan(app, who)
  const today = dayIn(who.timeZone, app.clock.now())
  const steps = scholarships
    .flatMap(({ row, plan }) => plan.steps.map((step) => ({ row, step })))
    .toSorted((one, other) => (one.step.day < other.step.day ? -1 : 1))
  const due = steps.filter(({ step }) => step.day <= today)
  const first = (due.length > 0 ? due : steps).slice(0, NAMED)
  if (first.length === 0)
    return {
      passages: [
        'There is nothing to plan: nothing that you saved or began has a deadline ahead and work left.',
      ],
      links: [screenLink('matches')],
      choices: [],
    }
  const lines = first.map(({ row, step }) => `${sayStep(step)} for ${inQuotes(row.title)}.`)
  const opening =
    due.length > 0 ? 'Planned for today:' : 'Nothing is planned for today. These come first:'
  const rows = [...new Map(first.map(({ row }) => [row.id, row])).values()]
  return {
    passages: [sayList(opening, lines)],
    links: [...rows.map(scholarshipLink), screenLink('planner')],
    choices: [],
  }
}

function sayStep({ kind, minutes, requirementTitle }: PlanStep): string {
  const [verb, alone] = VERBS[kind]
  const words = requirementTitle === undefined ? alone : `${verb} ${inQuotes(requirementTitle)}`
  return minutes > 0 ? `${words} (${durationWords(minutes)})` : words
}
