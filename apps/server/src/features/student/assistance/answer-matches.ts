import { profileQuestionPath, matchesPath } from '@laurel/contract/help-screens'
import { longDate } from '@laurel/contract/words/deadline-words'
import { listWords } from '@laurel/contract/words/list-words'
import { usd } from '@laurel/contract/words/amount-words'
import { questionKey, questionWords } from '@laurel/contract/words/open-question'
import { opensWords, topQuestions } from '@laurel/contract/words/top-questions'
import { readStats } from '../applications/list-mine.ts'
import { findMatches } from '../../catalogue/scholarships/find-matches.ts'
import { listScholarships } from '../../catalogue/scholarships/list-scholarships.ts'
import { listUnlocks } from '../../catalogue/scholarships/list-unlocks.ts'
import { type Asking, type Found, scholarshipLink, screenLink } from './found.ts'
import { quoteText } from './quote-text.ts'
import type { WantedMatches } from './read-filters.ts'
import { sayLine, sayList } from './say-listing.ts'

/** How many scholarships or questions are named at once. */
const NAMED = 3

const number = (count: number) => count.toLocaleString('en-US')
const scholarships = (count: number) =>
  count === 1 ? '1 scholarship' : `${number(count)} scholarships`

export async function answerMatchCount({ app, who }: Asking): Promise<Found> {
  const { yourRecommendation, eligible, possible } = await readStats(app, who)
  return {
    passages: [
      yourRecommendation === 0
        ? 'No open scholarship matches your profile right now. New ones are added, and the bell tells you when one fits.'
        : `${scholarships(yourRecommendation)} ${yourRecommendation === 1 ? 'matches' : 'match'} you: you are eligible for ${number(eligible)}, and ${number(possible)} ${possible === 1 ? 'is' : 'are'} possible, which means that an answer is still missing.`,
    ],
    links: [screenLink('matches')],
    choices: [],
  }
}

type Sort = 'match' | 'amount' | 'effort'
const ORDERS = { match: 'DESC', amount: 'DESC', effort: 'ASC' } as const

const OPENINGS: Record<Sort, string> = {
  match: 'These fit you best of all open scholarships:',
  amount: 'These pay the most of all that match you:',
  effort: 'These take the least effort of all that match you:',
}

/** The first of what matches, in one of the orders of Matches. */
export const answerFirstMatches =
  (sort: Sort) =>
  async ({ app, who }: Asking): Promise<Found> => {
    const query = { withoutRequirement: false, orderBy: sort, order: ORDERS[sort] }
    const found = await findMatches(app, who, query)
    const ids = found.page(0, NAMED).map(({ id }) => id)
    const listed = await listScholarships(app, who, ids)
    const now = app.clock.now()
    if (listed.length === 0) return answerMatchCount({ app, who })
    return {
      passages: [
        sayList(
          OPENINGS[sort],
          listed.map((each) => sayLine(each, now)),
        ),
      ],
      links: [
        ...listed.map(scholarshipLink),
        { label: `All ${number(found.total)} matches`, path: matchesPath({ sort }) },
      ],
      choices: [],
    }
  }

/** "hold “nursing”, close by 31 January 2027 and pay at least $500". */
function sayWanted({ search, closesFrom, closesTo, amountMinUsd }: WantedMatches): string {
  const from = closesFrom === undefined ? '' : ` from ${longDate(closesFrom)}`
  const to = closesTo === undefined ? '' : ` by ${longDate(closesTo)}`
  const said = [
    search === undefined ? [] : [`with “${quoteText(search)}” in their text`],
    from + to === '' ? [] : [`closing${from}${to}`],
    amountMinUsd === undefined ? [] : [`paying ${usd(amountMinUsd)} or more`],
  ]
  return listWords(said.flat(), 'and')
}

/** What matches by words, days and a sum, as the filters of Matches find it. */
export async function answerSearch({ app, who }: Asking, wanted: WantedMatches): Promise<Found> {
  const { search, closesFrom, closesTo, amountMinUsd } = wanted
  const query = {
    withoutRequirement: false,
    orderBy: 'match',
    order: 'DESC',
    ...(search !== undefined && { search }),
    ...(closesFrom !== undefined && { deadlineFrom: closesFrom }),
    ...(closesTo !== undefined && { deadlineTo: closesTo }),
    ...(amountMinUsd !== undefined && { amountMin: amountMinUsd }),
  } as const
  const found = await findMatches(app, who, query)
  const ids = found.page(0, NAMED).map(({ id }) => id)
  const listed = await listScholarships(app, who, ids)
  const now = app.clock.now()
  if (listed.length === 0)
    return {
      passages: [`I found none of your matches ${sayWanted(wanted)}.`],
      links: [screenLink('matches')],
      choices: [],
    }
  return {
    passages: [
      sayList(
        `Your matches ${sayWanted(wanted)}: ${scholarships(found.total)}. Best first:`,
        listed.map((each) => sayLine(each, now)),
      ),
    ],
    links: [
      ...listed.map(scholarshipLink),
      { label: 'Show them in Matches', path: matchesPath(viewOf(wanted)) },
    ],
    choices: [],
  }
}

/** The same in the address of Matches. */
function viewOf({ search, closesFrom, closesTo, amountMinUsd }: WantedMatches) {
  return {
    ...(search !== undefined && { search }),
    ...(closesFrom !== undefined && { from: closesFrom }),
    ...(closesTo !== undefined && { to: closesTo }),
    ...(amountMinUsd !== undefined && { amount: String(amountMinUsd) }),
    sort: 'match',
  }
}

export async function answerOpensMost({ app, who }: Asking): Promise<Found> {
  const { questions } = await listUnlocks(app, who)
  const top = topQuestions(questions, [], NAMED)
  if (top.length === 0)
    return {
      passages: [
        'No single answer would make more scholarships eligible right now. The cards of possible matches name what each of them still asks.',
      ],
      links: [screenLink('matches'), screenLink('profile')],
      choices: [],
    }
  const lines = top.map((each) => {
    const money = each.amountUsd > 0 ? `, ${usd(each.amountUsd)}` : ''
    return `${questionWords(each.question)} Opens ${opensWords(each)}${money}.`
  })
  return {
    passages: [sayList('These answers open the most scholarships:', lines)],
    links: top.map(({ question }) => ({
      label: quoteText(questionWords(question)),
      path: profileQuestionPath(questionKey(question)),
    })),
    choices: [],
  }
}
