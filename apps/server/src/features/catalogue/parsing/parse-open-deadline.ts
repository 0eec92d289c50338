import { isDate } from '@laurel/matching/calendar'
import type { Deadline } from '@laurel/contract/scholarship-shapes'
import { DEFAULT_TIME_ZONE } from '../../../days.ts'
import { parseDeadline } from './cells/parse-deadline.ts'
import { warn } from './parse-listing.ts'
import { type Json, line, lines, note, part } from './cells/read-open-parts.ts'
import type { ImportContext, RowWarning } from './parsed-row.ts'

const PAST_DEADLINE = /^Source shows a past deadline (\d{4}-\d{2}-\d{2})/

const pastDeadline = (row: Json): string | undefined =>
  lines(row['review_flags'])
    .map((flag) => PAST_DEADLINE.exec(flag)?.[1])
    .find((day) => day !== undefined && isDate(day))

interface DatedText {
  deadline: Deadline
  warnings: RowWarning[]
}

const ABOUT_DATES = /\bapplication window\b|\bapplications? opens?\b|\bdeadline\b|\bcloses in\b/i

/** What a yearly deadline without a date says elsewhere: in its notes, in a sentence, in the last cycle. */
const readYearly = (row: Json, words: string, today: string): Deadline => {
  const texts = [
    words,
    ...lines(part(row, 'eligibility')['other']).filter((sentence) => ABOUT_DATES.test(sentence)),
  ]
  for (const text of texts.filter((candidate) => candidate !== '')) {
    const { deadline } = parseDeadline(text, { today })
    if (deadline.type === 'recurring' && (deadline.date ?? deadline.month ?? deadline.monthDay))
      return deadline
    // What names its year was a date of the last cycle.
    if (deadline.date ?? deadline.month)
      return parseDeadline(text, { today, isEstimate: true }).deadline
  }
  const past = pastDeadline(row)
  const raw = words === '' ? {} : { raw: words }
  if (past !== undefined) {
    const { raw: _ours, ...deadline } = parseDeadline(past, { today, isEstimate: true }).deadline
    return { ...deadline, ...raw }
  }
  const isRolling = words !== '' && parseDeadline(words, { today }).deadline.type === 'rolling'
  return {
    type: isRolling ? 'rolling' : 'recurring',
    date: null,
    timeZone: DEFAULT_TIME_ZONE,
    ...raw,
  }
}

const withOpening = (deadline: Deadline, opens: string, today: string): Deadline => {
  if (!isDate(opens) || deadline.opens !== undefined) return deadline
  // Without a known end, an opening day in the past belongs to a cycle that may be over.
  const isCurrent = deadline.date === null ? opens >= today : opens <= deadline.date
  return isCurrent ? { ...deadline, opens } : deadline
}

/** The deadline of an Open Scholarships record. */
export const parseOpenDeadline = (row: Json, { today }: ImportContext): DatedText => {
  const { type, date, notes, opens } = part(row, 'deadline')
  const words = note(notes)
  const stated = line(date)
  if (stated !== '' && !isDate(stated)) {
    const read = parseDeadline(stated, { today })
    return {
      deadline: read.deadline,
      warnings: read.warnings.map((problem) => warn('deadline.date', stated, problem)),
    }
  }
  const raw = words === '' ? {} : { raw: words }
  const base = { timeZone: DEFAULT_TIME_ZONE, ...raw }
  const yearly = type === 'annual' || type === 'recurring'
  let deadline: Deadline
  if (stated !== '')
    deadline = yearly
      ? { type: 'recurring', date: stated, monthDay: stated.slice(5), ...base }
      : { type: 'fixed', date: stated, ...base }
  else if (yearly) deadline = readYearly(row, words, today)
  else
    deadline =
      type === 'rolling'
        ? { type: 'rolling', date: null, ...base }
        : { type: 'varies', date: null, ...base }
  const isUnknown = deadline.date === null && deadline.type !== 'rolling'
  return {
    deadline: withOpening(deadline, line(opens), today),
    warnings: deadline.isEstimate
      ? [warn('deadline', words, 'estimate')]
      : isUnknown
        ? [warn('deadline', words, deadline.month ? 'estimate' : 'no date')]
        : [],
  }
}
