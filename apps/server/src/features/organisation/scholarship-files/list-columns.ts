import { htmlToText } from '@laurel/contract/essay-text'
import { CV_FIELD_ID } from '@laurel/contract/requirement-limits'
import { amountWords } from '@laurel/contract/words/amount-words'
import type { Column as TableColumn } from '../../../exports/write-table.ts'
import { toSafeHtml } from '../../catalogue/parsing/cells/parse-html.ts'
import { renderRules } from '../../catalogue/parsing/render-rules.ts'
import type { RequirementRow, ScholarshipRow } from '../../catalogue/scholarships/queries.ts'

export interface ExportedScholarship {
  row: ScholarshipRow
  asked: readonly RequirementRow[]
}

type Column = TableColumn<ExportedScholarship>

/**
 * Named as in the data standard of the National Scholarship Providers Association (v1.0), where it
 * has a name; the import reads every name here. What no cell can say in words stands beside them as
 * JSON, under the names that it has in JSON.
 */
export const SCHOLARSHIP_COLUMNS: readonly Column[] = [
  { name: 'Program Reference ID', cellOf: ({ row }) => row.id },
  { name: 'Program Name', cellOf: ({ row }) => row.title },
  { name: 'Organization Name', cellOf: ({ row }) => row.sponsor },
  { name: 'Program Self-Description', cellOf: ({ row }) => textOf(row.descriptionHtml) },
  { name: 'Award Amount', cellOf: ({ row }) => awardOf(row) },
  { name: 'Number of Scholarships Awarded', cellOf: ({ row }) => row.award?.count },
  { name: 'Renewable', cellOf: ({ row }) => row.award?.renewable },
  { name: 'Open Date', cellOf: ({ row }) => row.deadline.opens },
  { name: 'Close Date', cellOf: ({ row }) => row.deadline.date },
  { name: 'Time Zone', cellOf: ({ row }) => row.timeZone },
  { name: 'Eligibility Criteria Description', cellOf: ({ row }) => renderRules(row.criteria) },
  { name: 'criteria', cellOf: ({ row }) => JSON.stringify(row.criteria) },
  { name: 'requirements', cellOf: ({ asked }) => JSON.stringify(asked.map(toJsonRequirement)) },
  { name: 'Recurrence', cellOf: ({ row }) => row.recurrence },
  { name: 'AI Policy', cellOf: ({ row }) => row.aiPolicy },
  { name: 'Terms', cellOf: ({ row }) => textOf(row.termsHtml ?? '') },
  { name: 'Privacy Policy', cellOf: ({ row }) => textOf(row.privacyHtml ?? '') },
  { name: 'Affidavit', cellOf: ({ row }) => textOf(row.affidavitHtml ?? '') },
  { name: 'Status', cellOf: ({ row }) => row.status },
]

/** Plain words where the same HTML comes of them again; else the HTML, as for a list or a link. */
function textOf(html: string): string {
  const text = htmlToText(html)
  return toSafeHtml(text) === html ? text : html
}

const awardOf = ({ amounts, award }: ScholarshipRow): string =>
  amounts.length === 0 && award === null ? '' : amountWords({ amounts, award, awards: 0 })

/** A scholarship in the catalogue's own shape, with nothing left out that its editor holds. */
export const toJsonRow = ({ row, asked }: ExportedScholarship) => ({
  key: row.id,
  title: row.title,
  sponsor: row.sponsor,
  description: row.descriptionHtml,
  amounts: row.amounts,
  award: row.award,
  deadline: row.deadline,
  ...(row.recurrence !== null && { recurrence: row.recurrence }),
  criteria: row.criteria,
  ...(row.suggestedCriteria !== null && { suggestedCriteria: row.suggestedCriteria }),
  requirements: asked.map(toJsonRequirement),
  aiPolicy: row.aiPolicy,
  terms: row.termsHtml ?? '',
  privacy: row.privacyHtml ?? '',
  affidavit: row.affidavitHtml ?? '',
  status: row.status,
})

const toJsonRequirement = (asked: RequirementRow) =>
  asked.fieldId === CV_FIELD_ID
    ? { kind: 'cv' }
    : {
        title: asked.title,
        description: asked.description,
        dataType: asked.dataType,
        requirementType: asked.requirementType,
        optional: asked.isOptional,
        options: asked.options,
        limits: asked.limits,
        field: { key: asked.fieldKey, name: asked.fieldName },
      }
