import { essayPath } from '@laurel/contract/help-screens'
import type { AiPolicy } from '@laurel/contract/chat-shapes'
import { isDraft } from '@laurel/contract/words/own-status'
import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { isEssay } from '../../catalogue/scholarships/rules.ts'
import { recallScholarships } from '../../catalogue/scholarships/recall-scholarships.ts'
import { readOwn } from './answer-own.ts'
import type { Named } from './find-named.ts'
import { type Asking, type Found, screenLink } from './found.ts'
import { inQuotes, quoteText } from './quote-text.ts'
import { sayList } from './say-listing.ts'

const NAMED = 4
const LABEL_CHARACTERS = 48

const POLICY_NOTES: Record<AiPolicy, string> = {
  allowed: 'an assistant may help',
  allowed_with_disclosure: 'an assistant may help, and the application says so',
  editing_only: 'an assistant may work only on what you wrote',
  not_allowed: 'no help from an assistant',
}

interface EssayLeft {
  scholarship: ListedScholarship
  titles: string[]
  aiPolicy: AiPolicy
}

/** The essays that drafts and saved scholarships still need, drafts first. */
async function listEssaysLeft(asking: Asking): Promise<EssayLeft[]> {
  const { saved, mine } = await readOwn(asking)
  const drafts = mine.filter(isDraft)
  const only = saved.filter(({ id }) => !mine.some((each) => each.id === id))
  const open = [...drafts, ...only].filter(
    ({ isOpen, isLocked, match }) => isOpen && !isLocked && match?.verdict !== 'ineligible',
  )
  const known = await recallScholarships(
    asking.app,
    open.map(({ id }) => id),
  )
  return open.flatMap((scholarship) => {
    const recalled = known.get(scholarship.id)
    const begun = new Set([...(scholarship.doneIds ?? []), ...(scholarship.startedIds ?? [])])
    const titles = (recalled?.asked ?? [])
      .filter((asked) => isEssay(asked) && !begun.has(asked.id))
      .map(({ title }) => title)
    return recalled && titles.length > 0
      ? [{ scholarship, titles, aiPolicy: recalled.row.aiPolicy }]
      : []
  })
}

export async function answerEssaysNeeded(asking: Asking): Promise<Found> {
  const all = await listEssaysLeft(asking)
  if (all.length === 0)
    return {
      passages: [
        'Nothing that you saved or began still needs its first words of an essay. Essays that you have begun are in their drafts.',
      ],
      links: [screenLink('drafts'), screenLink('essayChat')],
      choices: [],
    }
  const opening =
    all.length === 1
      ? '1 scholarship that you saved or began still needs an essay:'
      : `${all.length} scholarships that you saved or began still need an essay:`
  return {
    passages: [sayList(opening, all.slice(0, NAMED).map(sayEssayLeft))],
    links: all.slice(0, NAMED).map(essayLink),
    choices: [],
  }
}

/** An essay was asked for: it is written beside its form, never here. */
export async function answerEssayWish(asking: Asking, asked: readonly Named[]): Promise<Found> {
  const all = await listEssaysLeft(asking)
  const named = all.filter(({ scholarship }) => asked.some(({ id }) => id === scholarship.id))
  const left = (named.length > 0 ? named : all).slice(0, NAMED)
  const begin =
    'Essays are written beside the form of their scholarship, where I can ask you what only you know, draft with you, and change what you have.'
  const passages =
    left.length === 0
      ? [`${begin} None of your drafts or saved scholarships is waiting for one.`]
      : [begin, sayList('These still need one:', left.map(sayEssayLeft))]
  return {
    passages: [...passages, 'For an essay that is for no scholarship here, begin with its topic.'],
    links: [...left.map(essayLink), { ...screenLink('essayChat'), label: 'Begin with a topic' }],
    choices: [],
  }
}

const sayEssayLeft = ({ scholarship, titles, aiPolicy }: EssayLeft): string =>
  `${inQuotes(scholarship.title)}: ${titles.map((title) => inQuotes(title)).join(', ')} (${POLICY_NOTES[aiPolicy]}).`

const essayLink = ({ scholarship: { id, title } }: EssayLeft): Found['links'][number] => ({
  label: `Essay: ${quoteText(title, LABEL_CHARACTERS)}`,
  path: essayPath(id),
})
