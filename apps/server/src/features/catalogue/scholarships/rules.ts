import type { Award, RequirementLimits } from '@laurel/contract/scholarship-shapes'

interface Asked {
  dataType: 'editor' | 'text' | 'file' | 'link' | 'checkbox'
  requirementType: 'essay' | 'inputText'
  limits: RequirementLimits
}

/** A usual essay where no word limit is stated; spec 1 section 9. */
const DEFAULT_ESSAY_WORDS = 200

export const isEssay = ({ dataType, requirementType }: Asked): boolean =>
  dataType === 'editor' || (requirementType === 'essay' && dataType !== 'file')

/** Minutes that one requirement takes: 20 a file, 60 for each 250 words of essay, else 5; spec 3. */
export function requirementMinutes(requirement: Asked): number {
  if (isEssay(requirement))
    return (60 * (requirement.limits.wordLength ?? DEFAULT_ESSAY_WORDS)) / 250
  return requirement.dataType === 'file' ? 20 : 5
}

/** What an application takes whatever it asks: reading it over and sending it; spec 3. */
export const SUBMIT_MINUTES = 10

/** Minutes an application takes; spec 3. */
export const effortMinutes = (requirements: readonly Asked[]): number =>
  Math.round(
    requirements.reduce((minutes, each) => minutes + requirementMinutes(each), SUBMIT_MINUTES),
  )

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** The most a winner can receive in US dollars; other currencies are never converted. */
export function amountMaxUsd(amounts: readonly number[], award: Award | null): number {
  const isUsd = award?.currency === 'USD'
  return Math.max(sumOf(amounts), isUsd ? (award.max ?? award.min ?? 0) : 0)
}

/** The round an application belongs to: the year the scholarship closes, or the open one. */
export const cycleOf = (date: string | null): string => date?.slice(0, 4) ?? 'open'

interface Round {
  cycle: string
  closesAt: Date | null
}

/**
 * The round after a change of the deadline. One that still runs keeps its name: else an extension
 * past New Year would take drafts off the form and let students apply to it twice.
 */
export function roundAfter(known: Round, date: string | null, now: Date): string {
  const isRunning = known.closesAt === null || known.closesAt >= now
  return isRunning ? known.cycle : cycleOf(date)
}

/** The next day, YYYY-MM-DD, that falls on MM-DD; a leap day falls on 1 March in other years. */
export function nextOccurrence(monthDay: string, today: string): string {
  const year = Number(today.slice(0, 4))
  const inYear = (each: number) =>
    new Date(`${each}-${monthDay}T00:00:00Z`).toISOString().slice(0, 10)
  const thisYear = inYear(year)
  return thisYear >= today ? thisYear : inYear(year + 1)
}

/** The last time that a day of the year, as this one is, came before another day. */
export function lastBefore(day: string, before: string): string {
  const inYear = (year: number) => Temporal.PlainDate.from(day).with({ year }).toString()
  const year = Number(before.slice(0, 4))
  const thatYear = inYear(year)
  return thatYear < before ? thatYear : inYear(year - 1)
}
