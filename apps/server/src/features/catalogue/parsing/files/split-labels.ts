import type { CatalogueField } from './header-names.ts'
import { parseLabel } from './parse-header.ts'
import { toPlainText } from '../cells/parse-html.ts'
import { isAbsent } from '../cells/parse-text.ts'

/** A line of a text that is a column of its own: 'Provided By: The Lions Club'. */
export interface LabelledPart {
  field: CatalogueField
  value: string
}

/** What a label may name; who may apply by facts is for the reader of texts to tell. */
const FIELDS: ReadonlySet<CatalogueField> = new Set<CatalogueField>([
  'sponsor',
  'award',
  'count',
  'renewable',
  'deadline',
  'estimatedDeadline',
  'opens',
  'eligibility',
  'toApply',
  'applyUrl',
  'infoUrl',
])
/** What may go on over several lines. */
const LONG: ReadonlySet<CatalogueField> = new Set<CatalogueField>(['eligibility', 'toApply'])

const SEARCHED_CHARACTERS = 20_000

/** Where a new part begins inside a line: after the end of a sentence, or a bar. */
const JOINT = /(?<=[.;!?)])[^\S\n]{1,5}(?=[A-Z][A-Za-z /]{2,30}:\s)|[|•]/g
const LABELLED = /^[\s*–-]{0,5}(\p{Lu}[\p{L}\p{N} /&'’()-]{1,40}):(.*)$/u

/** A name ends with its sentence; 'Inc.' ends none. */
const nameIn = (value: string): string => {
  const end = value.search(/(?<=\p{Ll}{3})\.(?:\s|$)/u)
  return end < 0 ? value : value.slice(0, end)
}

/** The labelled lines of a text, in its order, with the lines that go on under them. */
export const splitLabels = (source: string): LabelledPart[] => {
  if (!source.includes(':')) return []
  const text = toPlainText(source.slice(0, SEARCHED_CHARACTERS)).replace(JOINT, '\n')
  const parts: LabelledPart[] = []
  let open: LabelledPart | null = null
  for (const line of text.split('\n')) {
    const [, label, rest = ''] = LABELLED.exec(line.slice(0, 2000)) ?? []
    const value = rest.trim()
    // In 'https://…' the colon ends no label.
    if (label !== undefined && !rest.startsWith('//')) {
      const target = parseLabel(label)
      const field = target && 'field' in target && FIELDS.has(target.field) ? target.field : null
      open = field === null ? null : { field, value }
      if (open) parts.push(open)
    } else if (line.trim() === '' && !(open?.value === '')) open = null
    else if (open && (open.value === '' || LONG.has(open.field)))
      open.value = open.value === '' ? line.trim() : `${open.value}\n${line.trim()}`
  }
  return parts
    .map(({ field, value }) => ({ field, value: field === 'sponsor' ? nameIn(value) : value }))
    .filter(({ value }) => value !== '' && !isAbsent(value))
}
