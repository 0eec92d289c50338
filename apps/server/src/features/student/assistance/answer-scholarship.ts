import { ERRORS } from '@laurel/contract/errors'
import type { AiPolicy } from '@laurel/contract/chat-shapes'
import type { ListedScholarship, Reason } from '@laurel/contract/scholarship-shapes'
import { stillNeeded } from '@laurel/contract/words/closest-to-ready'
import { describeEffort } from '@laurel/contract/words/describe-effort'
import { describeState } from '@laurel/contract/words/describe-verdict'
import { reasonLines, type ReasonLine } from '@laurel/contract/words/reason-lines'
import { FACTS, factsById } from '@laurel/matching/facts'
import { CallFailure } from '../../../http/failures.ts'
import { trackApplications } from '../applications/track-applications.ts'
import { listScholarships } from '../../catalogue/scholarships/list-scholarships.ts'
import { viewScholarship } from '../../catalogue/scholarships/view-scholarship.ts'
import { receiptLinks, sayStanding } from './answer-applications.ts'
import type { Named } from './find-named.ts'
import { type Asking, type Found, scholarshipLink } from './found.ts'
import { inQuotes, quoteText } from './quote-text.ts'
import { sayAmount, sayDeadline, sayList } from './say-listing.ts'

/** How much of a scholarship's rules and requirements is named. */
const NAMED = 8
const REASON_CHARACTERS = 200

type Aspect = 'why' | 'amount' | 'deadline' | 'requirements' | 'aiPolicy' | 'status' | 'effort'

/** What about it is asked, by the words it is asked with. */
const ASPECTS: readonly (readonly [Aspect, RegExp])[] = [
  [
    'why',
    /\bwhy\b|eligible|qualif|\bmatch|\bfits?\b|\brules?\b|criteria|can i (?:apply|get)|who (?:can|may)/i,
  ],
  ['amount', /\bpays?\b|\bworth\b|\bmoney\b|\bamount\b|how much|\bdollars?\b|award worth/i],
  ['deadline', /deadline|\bdue\b|\bwhen\b|\bclos(?:e|es|ing)\b|how long|last day/i],
  ['requirements', /require|\bask(?:s|ed)?\b|\bneeds?\b|missing|left|\bupload|what do i have to/i],
  ['aiPolicy', /\bai\b|a\.i\.|assistant|chatgpt|artificial|disclos|policy/i],
  ['status', /status|stage|hear|happen|\bwon\b|\bwin\b|sent|submitted|receipt|applied|decision/i],
  ['effort', /effort|how long.*take|minutes|hours|\btime\b.*take/i],
]

/** Whether something is asked that every scholarship has an answer to. */
export const asksOfOne = (question: string): boolean =>
  ASPECTS.some(([, words]) => words.test(question))

const aspectsIn = (question: string, { title }: ListedScholarship): Set<Aspect> => {
  // A title's own words ask nothing: "The When I Grow Up Award".
  const rest = question.replaceAll(title, ' ')
  return new Set(ASPECTS.flatMap(([aspect, words]) => (words.test(rest) ? [aspect] : [])))
}

const AI_POLICIES: Record<AiPolicy, string> = {
  allowed: 'The sponsor allows help from an AI assistant.',
  allowed_with_disclosure:
    'The sponsor allows help from an AI assistant if it is disclosed: a sentence saying so goes with what you send.',
  editing_only: 'The sponsor lets an AI assistant help only with what you have written yourself.',
  not_allowed: 'The sponsor does not allow help from an AI assistant.',
}

/** What is true of one scholarship for this student, as its card and its page show it. */
export async function answerScholarship(
  asking: Asking,
  { id }: Pick<Named, 'id'>,
  question: string,
): Promise<Found | undefined> {
  const { app, who } = asking
  const [listed] = await listScholarships(app, who, [id])
  if (!listed) return undefined
  const now = app.clock.now()
  const aspects = aspectsIn(question, listed)
  const standing = await readStanding(asking, listed)
  const passages = [sayHead(listed, now)]
  if (listed.conflict) passages.push(ERRORS[listed.conflict].message)
  if (aspects.has('why') || aspects.size === 0) passages.push(...sayReasons(asking, listed))
  if (aspects.has('requirements') || aspects.size === 0) passages.push(sayRequirements(listed))
  if (aspects.has('effort') && isEffortKnown(listed))
    passages.push(`It takes ${describeEffort(listed.effortMinutes)}.`)
  if (aspects.has('aiPolicy')) passages.push(await sayPolicy(asking, listed))
  if (standing) passages.push(standing.words)
  if (listed.delivery === 'provider') passages.push(PROVIDER)
  return {
    passages,
    links: [scholarshipLink(listed), ...(standing?.links ?? [])],
    choices: [],
  }
}

const PROVIDER =
  'The sponsor takes applications on its own site: nothing is sent from here, and its page leads there.'

function sayHead(listed: ListedScholarship, now: Date): string {
  const state = describeState(listed, now)?.line
  const sponsor = quoteText(listed.user.firstName)
  return `${inQuotes(listed.title)} from ${sponsor}: ${sayAmount(listed)}. Deadline: ${sayDeadline(listed, now)}.${state === undefined ? '' : ` ${state}.`}`
}

const MARKS: Record<ReasonLine['mark'], string> = {
  met: 'Met',
  unknown: 'Still needs your answer',
  notMet: 'Not met',
  preferred: 'A preference, no rule',
}

function sayReasons({ app }: Asking, { match }: ListedScholarship): string[] {
  const all = match ? reasonLines(match) : []
  if (all.length === 0) return ['It is open to every student.']
  // What stays private is for matching only, and no model elsewhere is told of it.
  const told = app.ai.isOffline ? all : all.filter(({ reason }) => !isPrivate(reason))
  const lines = told
    .slice(0, NAMED)
    .map(({ mark, words }) => `${MARKS[mark]}: ${quoteText(words, REASON_CHARACTERS)}`)
  const said = lines.length > 0 ? [sayList('Its rules and your profile:', lines)] : []
  return told.length < all.length ? [...said, PRIVATE_RULES] : said
}

const PRIVATE_RULES = 'It also has a rule about a private answer, which only its own page shows.'
const KNOWN_FACTS = factsById(FACTS)

const isPrivate = ({ fact, of = [] }: Reason): boolean =>
  (fact !== undefined && KNOWN_FACTS.get(fact)?.sensitive === true) || of.some(isPrivate)

/** For provider scholarships without requirements nobody knows what the sponsor asks. */
const isEffortKnown = ({ delivery, requirements }: ListedScholarship): boolean =>
  delivery === 'laurel' || requirements.length > 0

function sayRequirements(listed: ListedScholarship): string {
  const { requirements, scholarshipStatus, isLocked } = listed
  if (isLocked) return ERRORS.FREE_VIEW_LIMIT.message
  if (requirements.length === 0)
    return isEffortKnown(listed)
      ? 'It has no requirements beyond your profile.'
      : 'What it asks for is not known here; the sponsor’s site says it.'
  const lines = requirements
    .slice(0, NAMED)
    .map(({ title, optional }) => `${inQuotes(title)}${optional ? ' (optional)' : ''}`)
  const asked = sayList('It asks for:', lines)
  if (scholarshipStatus !== 'Draft') return asked
  const missing = stillNeeded(listed)
  const left =
    missing.length === 0
      ? 'Everything that is required is done in your draft.'
      : `Your draft still needs ${missing.map((title) => inQuotes(title)).join(', ')}.`
  return `${asked}\n${left}`
}

/** Only the scholarship's own page states it, so it stays as closed as that. */
async function sayPolicy({ app, who }: Asking, { id }: ListedScholarship): Promise<string> {
  try {
    return AI_POLICIES[(await viewScholarship(app, who, id)).aiPolicy]
  } catch (error) {
    if (error instanceof CallFailure && error.code === 'FREE_VIEW_LIMIT') return error.message
    throw error
  }
}

/** Where the student's own application stands, with its receipt; undefined without one. */
async function readStanding(
  { app, who }: Asking,
  { id }: ListedScholarship,
): Promise<{ words: string; links: Found['links'] } | undefined> {
  const all = await trackApplications(app, who.applicantId)
  const mine = all.filter(({ scholarship }) => scholarship.id === id)
  const latest = mine.find(({ isPresentRound }) => isPresentRound) ?? mine[0]
  if (!latest) return undefined
  return {
    words: `Your application: ${sayStanding(latest, app.clock.now())}`,
    links: receiptLinks(latest),
  }
}
