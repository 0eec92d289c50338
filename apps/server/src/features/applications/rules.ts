import type { FieldValue } from '@laurel/contract/application-shapes'
import { findGaps } from '@laurel/contract/find-gaps'
import type { RequirementLimits } from '@laurel/contract/scholarship-shapes'
import { textOf } from '../../html.ts'
import { extensionOf } from '../files/name-file.ts'
import { uploadRules } from '../files/rules.ts'
import { CV_FIELD_ID } from '../scholarships/scholarship-input.ts'

interface Asked {
  dataType: 'editor' | 'text' | 'file' | 'link' | 'checkbox'
  requirementType: 'essay' | 'inputText'
  options: readonly string[]
}

const isEssay = ({ dataType, requirementType }: Asked) =>
  dataType === 'editor' || (dataType === 'text' && requirementType === 'essay')

const isAgreement = ({ dataType, options }: Asked) =>
  dataType === 'checkbox' && options.length === 0

/** Whether there is nothing in an answer, whatever its markup. */
export function isEmptyAnswer(asked: Asked, value: FieldValue | undefined): boolean {
  if (value === undefined || value === '' || value === false) return true
  if (Array.isArray(value)) return value.every((entry) => entry.trim() === '')
  if (typeof value !== 'string') return false
  return (isEssay(asked) ? textOf(value) : value.trim()) === ''
}

/** Spec 3: "Empty on submit: file 'Please upload!', essay 'Please add essay!', else 'Please provide!'" */
export function emptyMessage(asked: Asked): string {
  if (asked.dataType === 'file') return 'Please upload!'
  return isEssay(asked) ? 'Please add essay!' : 'Please provide!'
}

/** What is wrong with an answer that is not empty; undefined when it will do. */
export function problemOf(asked: Asked, value: FieldValue): string | undefined {
  if (isEssay(asked) && typeof value !== 'string') return emptyMessage(asked)
  if (isAgreement(asked) && value !== true) return emptyMessage(asked)
  if (asked.dataType === 'link' && !isWebAddress(value))
    return 'Please enter a full web address, such as https://example.org.'
  if (asked.options.length > 0 && !areOptions(asked.options, value))
    return 'Please choose one of the options.'
  return undefined
}

/** Whether a text still has passages in brackets to fill in, as a person who submits it is asked. */
export const hasGaps = (
  asked: readonly (Asked & { id: string })[],
  values: ReadonlyMap<string, FieldValue>,
): boolean =>
  asked.some(({ id, dataType, options }) => {
    const value = values.get(id)
    if (typeof value !== 'string') return false
    if (dataType === 'editor') return findGaps(textOf(value)).length > 0
    return dataType === 'text' && options.length === 0 && findGaps(value).length > 0
  })

interface Requirement extends Asked {
  id: string
  isOptional: boolean
}

/** What each requirement still needs before the application can be sent. */
export function missingFields(
  asked: readonly Requirement[],
  values: ReadonlyMap<string, FieldValue>,
): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const requirement of asked) {
    const value = values.get(requirement.id)
    if (value !== undefined && !isEmptyAnswer(requirement, value)) {
      const problem = problemOf(requirement, value)
      if (problem !== undefined) fields[requirement.id] = problem
    } else if (!requirement.isOptional) fields[requirement.id] = emptyMessage(requirement)
  }
  return fields
}

/** What is wrong with the files, by requirement: one from the vault may be too large or of another type. */
export function unfitFiles(
  asked: readonly { id: string; fieldId: string; limits: RequirementLimits }[],
  files: ReadonlyMap<string, { name: string; sizeBytes: number }>,
): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { id, fieldId, limits } of asked) {
    const file = files.get(id)
    if (!file) continue
    const isPlainCv = fieldId === CV_FIELD_ID && !limits.fileType && limits.fileSize === undefined
    const rules = uploadRules(isPlainCv ? 'cv' : 'requirement', limits)
    if (!rules.endings.includes(extensionOf(file.name).toLowerCase()))
      fields[id] = rules.wrongTypeMessage
    else if (file.sizeBytes >= rules.limitBytes) fields[id] = rules.tooLargeMessage
  }
  return fields
}

function isWebAddress(value: FieldValue): boolean {
  if (typeof value !== 'string' || value.length > 2000 || !URL.canParse(value.trim())) return false
  const { protocol, hostname } = new URL(value.trim())
  return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.')
}

function areOptions(options: readonly string[], value: FieldValue): boolean {
  const chosen = Array.isArray(value) ? value : [String(value)]
  return chosen.every((entry) => options.includes(entry))
}

/** Whether a round still runs; of an earlier one than the present the deadline has passed. */
export const isBeforeDeadline = (
  cycle: string,
  round: { cycle: string; closesAt: Date | null },
  at: Date,
): boolean => cycle === round.cycle && (round.closesAt === null || at <= round.closesAt)

/** Short enough to be read out on the phone, such as LR-7F3A-19C2. */
export function receiptNumber(applicationId: string): string {
  const digits = applicationId.replaceAll('-', '').slice(0, 8).toUpperCase()
  return `LR-${digits.slice(0, 4)}-${digits.slice(4)}`
}
