import { normaliseName } from '@laurel/matching/normalise-name'
import type { ScholarshipInput } from '../scholarships/scholarship-input.ts'
import { isAbsent, toLine } from './cells/parse-text.ts'
import { RowRefusal } from './row-refusal.ts'
import type { ImportContext, RowWarning } from './parsed-row.ts'

export const TITLE_LIMIT = 300
export const SPONSOR_LIMIT = 200
export const DESCRIPTION_LIMIT = 100_000

/** One line of a value; '' when it only says that there is none. */
export const lineOf = (value: unknown): string => {
  const line = typeof value === 'string' || typeof value === 'number' ? toLine(String(value)) : ''
  return isAbsent(line) ? '' : line
}

export const warn = (field: string, value: unknown, problem: string): RowWarning => ({
  field,
  value: String(value).slice(0, 200),
  problem,
})

const STREET =
  /^\s*(?:\d+\s|p\.?\s?o\.?\s?box\b|c\/o\b|attn\b|one \w+ (?:plaza|center|square|way)\b)/i

/** 'Sponsor: Felician College'. */
const LABEL = /^\s*(?:sponsor(?:ed by)?|provider|provided by|offered by|organi[sz]ation)\s*:\s*/i

/** A name without the address that stands in the lines below it. */
const withoutAddress = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  const lines = value.replace(LABEL, '').split('\n')
  const at = lines.findIndex((line, place) => place > 0 && STREET.test(line))
  return (at < 0 ? lines : lines.slice(0, at)).join(' ')
}

/** A column of sponsors may hold what kind they are of, which is nobody's name. */
const IS_KIND =
  /^(?:universit(?:y|ies)|colleges?|school|conference|foundations?|compan(?:y|ies)|corporat(?:e|ion)|government|federal|state|national|local|private|public|non-?profit|organi[sz]ation|association|community|military|industry|external|internal|institutional|departmental|professional society|other|various|multiple|participating institutions?)$/i

export const sponsorOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) {
    const name = lineOf(withoutAddress(value))
    return IS_KIND.test(name) ? '' : name
  }
  if (Array.isArray(value)) return [...new Set(value.map(sponsorOf))].filter(Boolean).join(', ')
  const named: Record<string, unknown> = { ...value }
  const names = ['name', 'title', 'label', 'displayName', 'fullName', 'organization', 'firstName']
  return names.map((name) => lineOf(named[name])).find((line) => line !== '') ?? ''
}

/**
 * What a row is recognised by when it comes again. `key` and `sourceKey` are the source's own word;
 * a column such as 'ID' counts only among the rows of one sponsor.
 */
export const sourceKeyOf = (
  key: string,
  isOwnKey: boolean,
  title: string,
  sponsor: string,
): string => {
  if (key === '') return `title:${normaliseName(title)}|${normaliseName(sponsor)}`
  return isOwnKey ? `key:${key}` : `id:${normaliseName(sponsor)}|${key}`
}

const TO_STATUS: [RegExp, ScholarshipInput['status']][] = [
  [/^(?:draft|pending|unpublished|in review|needs review|unverified|review)$/i, 'draft'],
  [
    /^(?:inactive|closed|archived|expired|discontinued|withdrawn|removed|deleted|suspended|cancell?ed)$/i,
    'withdrawn',
  ],
]
export const statusOf = (value: unknown): ScholarshipInput['status'] =>
  TO_STATUS.find(([pattern]) => pattern.test(lineOf(value)))?.[1] ?? 'published'

const AI_POLICIES = ['allowed', 'allowed_with_disclosure', 'editing_only', 'not_allowed'] as const
export const aiPolicyOf = (value: unknown): ScholarshipInput['aiPolicy'] => {
  if (value === undefined) return 'allowed'
  const policy = AI_POLICIES.find((known) => known === value)
  if (!policy)
    throw new RowRefusal(`aiPolicy must be one of ${AI_POLICIES.join(', ')}.`, 'aiPolicy')
  return policy
}

/** Specification 3, Money and facts: taken here only for an organiser, and only without an outside link. */
export const deliveryOf = (
  stated: unknown,
  applyUrl: string | null,
  context: ImportContext,
): ScholarshipInput['delivery'] => {
  if (stated !== undefined && stated !== 'laurel' && stated !== 'provider')
    throw new RowRefusal('delivery must be laurel or provider.', 'delivery')
  return context.organiser === undefined || applyUrl !== null || stated === 'provider'
    ? 'provider'
    : 'laurel'
}
