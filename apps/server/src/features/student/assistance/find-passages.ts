import { scholarshipPath } from '@laurel/contract/help-screens'
import { helpTopics } from '@laurel/contract/help-topics'
import type { App } from '../../../app-context.ts'
import type { ApplicantSession } from '../../../http/session.ts'
import { dayIn } from '../../../days.ts'
import { answerEssayWish } from './answer-essay.ts'
import { answerSearch } from './answer-matches.ts'
import { answerOwn } from './answer-own-question.ts'
import { answerScholarship } from './answer-scholarship.ts'
import { findNamed, findNear, type Named } from './find-named.ts'
import { type Asking, type Found, screenLink } from './found.ts'
import { listQuestions } from './list-questions.ts'
import { inQuotes } from './quote-text.ts'
import { rankMatters, type Ranked } from './rank-matters.ts'
import { filtersIn, type WantedMatches } from './read-filters.ts'
import { asksJudgement, isThanks, wishesEssay } from './read-wish.ts'
import { refersBack } from './refers-back.ts'

/** Below this a known question has too little in common with what is asked. */
const LEAST_LIKENESS = 0.5
/** From here on it is the same question, whatever else stands in it. */
const SAME_QUESTION = 0.8
/** Longest part of a question that is looked at, in characters: a pasted essay asks nothing. */
const MOST_CHARACTERS = 1000
const NEXT_CHOICES = 2
const MOST_NAMED = 4
const MOST_NEAR = 3

/**
 * What is true in answer to a question of this applicant's: from their own data, by the functions
 * the screens use, and from the product's help. What nobody asked is left out; what is not known is
 * said to be so.
 */
export async function findPassages(
  app: App,
  who: ApplicantSession,
  question: string,
  /** The id of the scholarship that was spoken of last. */
  spokenOf?: string,
): Promise<Found> {
  const asking = { app, who }
  const asked = question.slice(0, MOST_CHARACTERS)
  const ranked = rankMatters(asked, app.config.productName)
  const found = await findAnswer(asking, asked, { ranked, spokenOf })
  if (!found) return answerNothing(asking, asked, ranked)
  const known = ranked.find(({ matter }) => matter.question === asked.trim())
  const choices =
    found.choices.length > 0
      ? found.choices
      : await nextChoices(asking, asked, ranked[0]?.matter, found.links)
  return { ...found, passages: [...found.passages, ...(known ? [TELL_MORE] : [])], choices }
}

/** Specification 1, section 4: after 'See answer' the student is asked to share more. */
const TELL_MORE = 'Tell me more about what you look for, and I can look closer.'

interface Before {
  ranked: readonly Ranked[]
  spokenOf: string | undefined
}

async function findAnswer(
  asking: Asking,
  question: string,
  { ranked, spokenOf }: Before,
): Promise<Found | undefined> {
  const [best] = ranked
  if (isThanks(question)) return { passages: ['You’re welcome.'], links: [], choices: [] }
  const filters = filtersIn(question, dayIn(asking.who.timeZone, asking.app.clock.now()))
  const wishes = wishesEssay(question)
  const back = spokenOf === undefined ? 'no' : refersBack(question)
  const isSuggested = best?.matter.question === question.trim()
  // With a day or a sum it looks for scholarships, whatever question is like it.
  if (asksJudgement(question)) return answerHelp(asking, 'judge-draft')
  if (!wishes && !isSuggested && filters && isExact(filters)) return answerSearch(asking, filters)
  const isKnown = !wishes && (isSuggested || back !== 'surely')
  if (isKnown && best && best.likeness >= SAME_QUESTION) return answerMatter(asking, best)
  const named = await findNamed(asking, question)
  if (wishes) return answerEssayWish(asking, named)
  const [one, ...others] = named
  if (one && others.length > 0) return askWhich(named)
  const ofOne = one && (await answerScholarship(asking, one, question))
  if (ofOne) return ofOne
  if (spokenOf !== undefined && back !== 'no') {
    const meant = await answerScholarship(asking, { id: spokenOf }, question)
    if (meant) return meant
  }
  if (filters) return answerSearch(asking, filters)
  return best && best.likeness >= LEAST_LIKENESS ? answerMatter(asking, best) : undefined
}

const isExact = ({ closesFrom, closesTo, amountMinUsd }: WantedMatches): boolean =>
  (closesFrom ?? closesTo ?? amountMinUsd) !== undefined

async function answerMatter(asking: Asking, { matter }: Ranked): Promise<Found | undefined> {
  if (matter.kind === 'own') return answerOwn(asking, matter.id)
  return answerHelp(asking, matter.id)
}

function answerHelp(asking: Asking, id: string): Found | undefined {
  const topic = helpTopics(asking.app.config.productName).find((each) => each.id === id)
  return (
    topic && {
      passages: [...topic.paragraphs],
      links: topic.screens.map(screenLink),
      choices: [],
    }
  )
}

/** Several have the title that was said. */
function askWhich(named: readonly Named[]): Found {
  const titles = [...new Set(named.map(({ title }) => title))].slice(0, MOST_NAMED)
  return {
    passages: ['Several scholarships are called that. Which one do you mean?'],
    links: [],
    choices: titles.map(tellAbout),
  }
}

const tellAbout = (title: string): string => `Tell me about ${inQuotes(title)}`

/** Nothing is made up: what may have been meant is offered instead. */
async function answerNothing(
  asking: Asking,
  question: string,
  ranked: readonly Ranked[],
): Promise<Found> {
  const titles = (await findNear(asking, question)).map(({ title }) => tellAbout(title))
  const near = ranked.filter(({ likeness }) => likeness > 0).map(({ matter }) => matter.question)
  const choices = [...titles, ...near].slice(0, MOST_NEAR)
  return {
    passages: [
      'I do not know that. I can tell you about your own matches, deadlines, drafts and applications, and how things work here.',
      'If a person should look at it, ask on Support.',
    ],
    links: [screenLink('assistance'), screenLink('support')],
    choices: choices.length > 0 ? choices : await nextChoices(asking, '', undefined, []),
  }
}

/** What may be asked next: about what may have been meant, else what is suggested after this. */
async function nextChoices(
  asking: Asking,
  asked: string,
  matter: Ranked['matter'] | undefined,
  told: Found['links'],
): Promise<string[]> {
  const isSuggested = matter?.question === asked.trim()
  const all = isSuggested ? [] : await findNear(asking, asked)
  const near = all.filter(({ id }) => !told.some(({ path }) => path === scholarshipPath(id)))
  if (near.length > 0) return near.slice(0, NEXT_CHOICES).map(({ title }) => tellAbout(title))
  const askedId = matter?.id
  const suggested = await listQuestions(asking)
  const place = suggested.findIndex(({ id }) => id === askedId) + 1
  return [...suggested.slice(place), ...suggested]
    .filter(({ id }) => id !== askedId)
    .slice(0, NEXT_CHOICES)
    .map(({ question }) => question)
}
