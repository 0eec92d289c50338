import { ESSAY_FILE, type RequirementLimits } from '@laurel/contract/scholarship-shapes'
import { CV_REQUIREMENT, type RequirementInput } from '../scholarships/scholarship-input.ts'
import { RowRefusal } from './row-refusal.ts'
import { toSafeHtml } from './cells/parse-html.ts'
import { toLine } from './cells/parse-text.ts'
import { isJson } from './cells/read-open-parts.ts'

const DATA_TYPES = ['editor', 'text', 'file', 'link', 'checkbox'] as const
const REQUIREMENT_TYPES = ['essay', 'inputText'] as const
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? toLine(String(value)) : ''

const readLimits = (value: unknown, place: string): RequirementLimits => {
  if (value === undefined || value === null || value === '') return {}
  let limits: unknown = value
  try {
    if (typeof value === 'string') limits = JSON.parse(value)
  } catch {
    limits = undefined
  }
  if (!isJson(limits)) throw new RowRefusal(`${place}: limits must be an object.`, 'requirements')
  const { fileType, fileSize, wordLength } = limits
  const types = typeof fileType === 'string' ? fileType.split(/[,;\s]+/) : fileType
  if (
    types !== undefined &&
    !(
      Array.isArray(types) &&
      types.every((type) => typeof type === 'string' && /^\.?\w{1,10}$/.test(type))
    )
  )
    throw new RowRefusal(
      `${place}: limits.fileType must be a list of file name endings.`,
      'requirements',
    )
  for (const [name, number] of Object.entries({ fileSize, wordLength }))
    if (
      number !== undefined &&
      number !== null &&
      !(typeof number === 'number' && number > 0 && number < 1e6)
    )
      throw new RowRefusal(`${place}: limits.${name} must be a positive number.`, 'requirements')
  return {
    ...(Array.isArray(types)
      ? { fileType: types.map((type: string) => `.${type.replace(/^\./, '').toLowerCase()}`) }
      : {}),
    ...(typeof fileSize === 'number' ? { fileSize } : {}),
    ...(typeof wordLength === 'number' ? { wordLength: Math.round(wordLength) } : {}),
  }
}

const oneOf = <T extends string>(allowed: readonly T[], value: unknown, place: string): T => {
  const found = allowed.find((name) => name.toLowerCase() === String(value).toLowerCase())
  if (!found) throw new RowRefusal(`${place} must be one of ${allowed.join(', ')}.`, 'requirements')
  return found
}

/** Sponsors write it in any case; everything else looks for the one spelling. */
const ESSAY_FILE_NAME = new RegExp(`^${ESSAY_FILE}$`, 'i')

const readRequirement = (value: unknown, at: number): RequirementInput => {
  const place = `requirements[${at}]`
  if (!isJson(value)) throw new RowRefusal(`${place} must be an object.`, 'requirements')
  const field = isJson(value['field']) ? value['field'] : {}
  if (value['kind'] === 'cv' || field['key'] === 'cv') return CV_REQUIREMENT
  const title = textOf(value['title']) || textOf(field['name'])
  if (title === '') throw new RowRefusal(`${place} has no title.`, 'requirements')
  const dataType = oneOf(DATA_TYPES, value['dataType'] ?? field['dataType'], `${place}.dataType`)
  const name = textOf(field['name'])
  const isEssayFile = ESSAY_FILE_NAME.test(name || title)
  const isEssay = dataType === 'editor' || isEssayFile
  const options = value['options'] ?? field['options'] ?? []
  if (!Array.isArray(options) || !options.every((option) => typeof option === 'string'))
    throw new RowRefusal(`${place}.options must be a list of texts.`, 'requirements')
  return {
    title,
    description: typeof value['description'] === 'string' ? toSafeHtml(value['description']) : '',
    isOptional: value['optional'] === true || value['isOptional'] === true,
    requirementType: oneOf(
      REQUIREMENT_TYPES,
      value['requirementType'] ?? (isEssay ? 'essay' : 'inputText'),
      `${place}.requirementType`,
    ),
    dataType,
    isCv: false,
    fieldKey:
      textOf(field['key']) ||
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '_')
        .slice(0, 80),
    fieldName: isEssayFile ? ESSAY_FILE : name || title,
    options,
    limits: readLimits(value['limits'], place),
  }
}

const MOST_REQUIREMENTS = 50

/** What applicants must hand in. One that cannot be read refuses its row: an application would lack it. */
export const parseRequirements = (value: unknown): RequirementInput[] => {
  if (value === undefined || value === null || value === '') return []
  if (!Array.isArray(value)) throw new RowRefusal('requirements must be a list.', 'requirements')
  if (value.length > MOST_REQUIREMENTS)
    throw new RowRefusal(`There may be at most ${MOST_REQUIREMENTS} requirements.`, 'requirements')
  return value.map(readRequirement)
}
