import { usd } from '@laurel/contract/words/amount-words'
import { closestToReady, stillNeeded } from '@laurel/contract/words/closest-to-ready'
import { deadlinesAhead } from '@laurel/contract/words/deadlines-ahead'
import { listWords } from '@laurel/contract/words/list-words'
import { isDraft } from '@laurel/contract/words/own-status'
import { potentialAwards } from '@laurel/contract/words/potential-awards'
import { upcoming } from '@laurel/contract/words/upcoming'
import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { listMine } from '../applications/list-mine.ts'
import { listScholarships } from '../../catalogue/scholarships/list-scholarships.ts'
import { readSavedIds } from '../../catalogue/scholarships/queries.ts'
import { type Asking, type Found, scholarshipLink, screenLink } from './found.ts'
import { inQuotes } from './quote-text.ts'
import { sayDeadline, sayLine, sayList } from './say-listing.ts'

/** How many of somebody's own scholarships are named at once; the rest is behind the link. */
const NAMED = 5

export interface Own {
  saved: ListedScholarship[]
  mine: ListedScholarship[]
}

/** One answer asks for them several times. */
const owned = new WeakMap<Asking, Promise<Own>>()

/** What a student saved, began and sent, as the lists show it. */
export function readOwn(asking: Asking): Promise<Own> {
  const known = owned.get(asking) ?? listOwn(asking)
  owned.set(asking, known)
  return known
}

async function listOwn({ app, who }: Asking): Promise<Own> {
  const savedIds = await readSavedIds(app.db, who.applicantId)
  const [saved, mine] = await Promise.all([
    listScholarships(app, who, savedIds),
    listMine(app, who),
  ])
  return { saved, mine }
}

export async function answerNextDeadlines(asking: Asking): Promise<Found> {
  const { saved, mine } = await readOwn(asking)
  const now = asking.app.clock.now()
  const items = upcoming(saved, mine, now)
  if (items.length === 0)
    return {
      passages: [
        'Nothing that you saved or began has a known deadline ahead. Save scholarships with their heart, and their deadlines appear here and on your dashboard.',
      ],
      links: [screenLink('matches')],
      choices: [],
    }
  const first = items.slice(0, NAMED)
  const lines = first.map(
    ({ scholarship, kind }) =>
      `${inQuotes(scholarship.title)} (${kind === 'draft' ? 'draft' : 'saved'}): ${sayDeadline(scholarship, now)}.`,
  )
  return {
    passages: [sayList(`${deadlinesAhead(items)} The nearest first:`, lines)],
    links: [...first.map(({ scholarship }) => scholarshipLink(scholarship)), screenLink('planner')],
    choices: [],
  }
}

const stillNeeds = (needs: readonly string[]): string =>
  needs.length === 0
    ? 'is ready to send'
    : `still needs ${listWords(
        needs.map((title) => inQuotes(title)),
        'and',
      )}`

export async function answerDraftMissing(asking: Asking): Promise<Found> {
  const { mine } = await readOwn(asking)
  const drafts = mine.filter((each) => isDraft(each) && each.isOpen)
  if (drafts.length === 0)
    return {
      passages: ['You have no open draft. One begins with the first answer you give in a form.'],
      links: [screenLink('matches')],
      choices: [],
    }
  const first = drafts.slice(0, NAMED)
  const lines = first.map((draft) => `${inQuotes(draft.title)} ${stillNeeds(stillNeeded(draft))}.`)
  const opening =
    drafts.length === 1 ? 'You have 1 open draft:' : `You have ${drafts.length} open drafts:`
  return {
    passages: [sayList(opening, lines)],
    links: [...first.map(scholarshipLink), screenLink('drafts')],
    choices: [],
  }
}

export async function answerClosest(asking: Asking): Promise<Found> {
  const { saved, mine } = await readOwn(asking)
  const rows = closestToReady(saved, mine).slice(0, NAMED)
  if (rows.length === 0)
    return {
      passages: [
        'No application is under way yet. As soon as one has its first answer, I can tell you what it still needs.',
      ],
      links: [screenLink('matches')],
      choices: [],
    }
  const lines = rows.map(
    ({ scholarship, stillNeeds: needs }) => `${inQuotes(scholarship.title)} ${stillNeeds(needs)}.`,
  )
  return {
    passages: [sayList('The least work first:', lines)],
    links: [...rows.map(({ scholarship }) => scholarshipLink(scholarship)), screenLink('planner')],
    choices: [],
  }
}

export async function answerSavedList(asking: Asking): Promise<Found> {
  const { saved } = await readOwn(asking)
  const now = asking.app.clock.now()
  if (saved.length === 0)
    return {
      passages: ['You have not saved a scholarship yet. Press the heart on a card to save it.'],
      links: [screenLink('matches')],
      choices: [],
    }
  const first = saved.slice(0, NAMED)
  const opening =
    saved.length === 1
      ? 'You saved 1 scholarship:'
      : `You saved ${saved.length} scholarships${saved.length > NAMED ? `; the latest ${NAMED}` : ''}:`
  return {
    passages: [
      sayList(
        opening,
        first.map((each) => sayLine(each, now)),
      ),
    ],
    links: [...first.map(scholarshipLink), screenLink('saved')],
    choices: [],
  }
}

export async function answerPotential(asking: Asking): Promise<Found> {
  const { saved, mine } = await readOwn(asking)
  const { totalUsd, appliedUsd, draftUsd, savedUsd, isUpTo } = potentialAwards(saved, mine)
  if (totalUsd === 0)
    return {
      passages: ['Nothing that you saved, began or sent states an amount yet.'],
      links: [screenLink('matches')],
      choices: [],
    }
  return {
    passages: [
      `What you applied to, began and saved can pay ${isUpTo ? 'up to ' : ''}${usd(totalUsd)} together: ${usd(appliedUsd)} applied, ${usd(draftUsd)} in drafts, ${usd(savedUsd)} saved. It is the sum of listed awards, not a promise.`,
    ],
    links: [screenLink('dashboard')],
    choices: [],
  }
}
