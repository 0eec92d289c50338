import { OPTION_LABELS } from '@laurel/contract/profile-options'
import { MONTHS } from '@laurel/contract/words/date-words'
import { DAY_MILLISECONDS } from '../../../days.ts'
import { beginsQuestion, topicIn } from './read-wish.ts'

/** What of Matches is looked for: words, days between which it closes, a least amount. */
export interface WantedMatches {
  search?: string
  closesFrom?: string
  closesTo?: string
  amountMinUsd?: number
}

const MONTH = MONTHS.map((month) => `${month}|${month.slice(0, 3)}`).join('|')

/** "closing before February", "due by 10 March 2027", "with a deadline in January". */
const CLOSING = new RegExp(
  `\\b(?:that |which )?(?:clos(?:es?|ing)|due|ending|ends?|with (?:a )?deadlines?|deadlines?)(?: date)?(?: is| are)? (before|by|until|in|after) (?:the )?(?:(\\d{1,2})(?:st|nd|rd|th)? (?:of )?)?(${MONTH})\\b(?: (\\d{1,2})(?:st|nd|rd|th)?(?!\\d))?(?:,? (20\\d\\d))?`,
  'i',
)
/** "over $1,000", "at least 500 dollars", "worth more than $2000". */
const AMOUNT =
  /\b(?:worth |paying |that pay )?(?:over|above|at least|more than|from) (?:\$ ?(\d[\d,]{0,9})|(\d[\d,]{0,9}) (?:dollars|usd))\b(?: or more)?/i

/** What a question looks for in Matches; undefined when it looks for nothing there. */
export function filtersIn(question: string, today: string): WantedMatches | undefined {
  const closing = CLOSING.exec(question)
  const amount = AMOUNT.exec(question)
  const rest = question.replace(CLOSING, ' ').replace(AMOUNT, ' ')
  const search =
    topicIn(rest) ?? (closing || amount ? bareTopic(rest) : undefined) ?? subjectIn(rest)
  const found: WantedMatches = {
    ...(closing && daysOf(closing, today)),
    ...(amount && { amountMinUsd: Number((amount[1] ?? amount[2] ?? '').replaceAll(',', '')) }),
    ...(search !== undefined && { search }),
  }
  // A bare date is about what the student has here.
  if (closing && search === undefined && !amount && !/scholarship|award|match/i.test(question))
    return undefined
  return Object.keys(found).length === 0 ? undefined : found
}

const FILLING =
  /\b(?:show|find|list|give|me|all|any|some|are|there|is|with|for|in|on|about|and|or|the|an?|of|my|matches|scholarships?|awards?|grants?|that|which|what|please|i|want|need|have)\b/gi

/** "nursing" in "nursing, closing before February". */
function bareTopic(rest: string): string | undefined {
  const words = rest
    .replaceAll(FILLING, ' ')
    .replaceAll(/[^\p{L}\p{N}’'-]+/gu, ' ')
    .trim()
  return words.length >= 2 && words.split(' ').length <= 4 ? words : undefined
}

/** What scholarships are often for; a choice like "Other" names none. */
const SUBJECTS: ReadonlySet<string> = new Set(
  [OPTION_LABELS.fieldOfStudy, OPTION_LABELS.major, OPTION_LABELS.state]
    .flatMap((labels) => Object.values(labels))
    .map((label) => label.toLowerCase())
    .filter((label) => label !== 'other' && label !== 'undecided'),
)
const MOST_WORDS = 5

/** Words alone that name a field of study or a state: "biology in Texas". */
function subjectIn(rest: string): string | undefined {
  const words = rest.match(/[\p{L}\p{N}’'-]+/gu) ?? []
  if (words.length > MOST_WORDS || beginsQuestion(rest)) return undefined
  const namesOne = words.some((_, from) =>
    words.some((__, to) =>
      SUBJECTS.has(
        words
          .slice(from, to + 1)
          .join(' ')
          .toLowerCase(),
      ),
    ),
  )
  return namesOne ? words.join(' ') : undefined
}

function daysOf(closing: RegExpExecArray, today: string): WantedMatches {
  const [, how = '', dayBefore, monthWords = '', dayAfter, saidYear] = closing
  const month = MONTHS.findIndex((each) =>
    each.toLowerCase().startsWith(monthWords.toLowerCase().slice(0, 3)),
  )
  const day = dayBefore ?? dayAfter
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number)
  const year =
    saidYear === undefined ? thisYear + (month + 1 < thisMonth ? 1 : 0) : Number(saidYear)
  const first = Date.UTC(year, month, day === undefined ? 1 : Number(day))
  const end = day === undefined ? Date.UTC(year, month + 1, 0) : first
  const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)
  if (/before/i.test(how)) return { closesTo: dayOf(first - DAY_MILLISECONDS) }
  if (/after/i.test(how)) return { closesFrom: dayOf(end + DAY_MILLISECONDS) }
  return /^in$/i.test(how)
    ? { closesFrom: dayOf(first), closesTo: dayOf(end) }
    : { closesTo: dayOf(end) }
}
