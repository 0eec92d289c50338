import type { ListingContent, WrittenListing } from '@laurel/contract/publishing-shapes'
import type { Deadline } from '@laurel/contract/scholarship-shapes'
import type { rounds } from '../../../db/schema/rounds.ts'
import { endOfDay, startOfDay } from '../../../days.ts'
import { toPlainText, toSafeHtml } from '../../catalogue/parsing/cells/parse-html.ts'
import type { ScholarshipRow } from '../../catalogue/scholarships/queries.ts'
import { amountMaxUsd, effortMinutes } from '../../catalogue/scholarships/rules.ts'
import { toAwardColumns, toWrittenAward } from './convert-award.ts'
import { toRequirementInput, toWrittenRequirement, type AskedRow } from './convert-requirement.ts'

export type RoundRow = typeof rounds.$inferSelect
type Kept = Pick<ScholarshipRow, 'amounts' | 'award'> & { deadline: Deadline | null }

const htmlOrNull = (text: string): string | null => toSafeHtml(text) || null

/** What the catalogue keeps of a scholarship as it was written, all but its round and its rules. */
export function toColumns(written: WrittenListing, kept: Kept) {
  const descriptionHtml = toSafeHtml(written.description)
  const { amounts, award } = toAwardColumns(written.award, kept)
  const { date, opens, timeZone } = written.deadline
  return {
    title: written.title,
    descriptionHtml,
    descriptionText: toPlainText(descriptionHtml),
    amounts,
    award,
    amountMaxUsd: amountMaxUsd(amounts, award),
    deadline: isSameDeadline(written.deadline, kept.deadline)
      ? kept.deadline
      : toDeadline(written.deadline),
    recurrence: written.deadline.isYearly ? 'annual' : null,
    timeZone,
    opensAt: opens === null ? null : startOfDay(opens, timeZone),
    closesAt: date === null ? null : endOfDay(date, timeZone),
    effortMinutes: effortMinutes(written.requirements.map(toRequirementInput)),
    aiPolicy: written.aiPolicy,
    termsHtml: htmlOrNull(written.terms),
    privacyHtml: htmlOrNull(written.privacy),
    affidavitHtml: htmlOrNull(written.affidavit),
  }
}

/** Days that nobody changed stay as they are known: rolling, expected or estimated. */
const isSameDeadline = (
  { date, opens, timeZone, isYearly }: WrittenListing['deadline'],
  known: Deadline | null,
): known is Deadline =>
  known !== null &&
  known.date === date &&
  known.timeZone === timeZone &&
  (known.opens ?? null) === opens &&
  (known.type === 'recurring') === isYearly

function toDeadline({ date, opens, timeZone, isYearly }: WrittenListing['deadline']): Deadline {
  const about = { date, timeZone, ...(opens !== null && { opens }) }
  if (isYearly && date !== null)
    return { ...about, type: 'recurring', monthDay: date.slice('YYYY-'.length) }
  return { ...about, type: date === null ? 'varies' : 'fixed' }
}

type Described = Pick<
  ScholarshipRow,
  | 'title'
  | 'descriptionHtml'
  | 'amounts'
  | 'award'
  | 'deadline'
  | 'timeZone'
  | 'aiPolicy'
  | 'termsHtml'
  | 'privacyHtml'
  | 'affidavitHtml'
  | 'criteria'
  | 'criteriaReasons'
>

/** A scholarship as it is written, from what the catalogue keeps. */
export const toContent = (
  row: Described,
  asked: readonly AskedRow[],
  round: RoundRow | undefined,
): ListingContent => ({
  listing: {
    title: row.title,
    description: row.descriptionHtml,
    award: toWrittenAward(row, round),
    deadline: {
      date: row.deadline.date,
      opens: row.deadline.opens ?? null,
      timeZone: row.timeZone,
      isYearly: row.deadline.type === 'recurring',
    },
    announceBy: round?.announceBy ?? null,
    requirements: asked.map(toWrittenRequirement),
    aiPolicy: row.aiPolicy,
    terms: row.termsHtml ?? '',
    privacy: row.privacyHtml ?? '',
    affidavit: row.affidavitHtml ?? '',
  },
  criteria: row.criteria,
  reasons: row.criteriaReasons,
})

/** What somebody wrote, safe to be shown to another who writes it. */
export const toSafeListing = (written: WrittenListing): WrittenListing => ({
  ...written,
  description: toSafeHtml(written.description),
  terms: toSafeHtml(written.terms),
  privacy: toSafeHtml(written.privacy),
  affidavit: toSafeHtml(written.affidavit),
  requirements: written.requirements.map((asked) => ({
    ...asked,
    description: toSafeHtml(asked.description),
  })),
})
