import type { ImportedRow, ImportReport } from '@laurel/contract/scholarship-files'
import type { ImportRecord, TakenRow } from '../../catalogue/storing/import-record.ts'
import type { RowWarning } from '../../catalogue/parsing/parsed-row.ts'

const OUTCOMES = { imported: 'added', updated: 'updated', unchanged: 'unchanged' } as const

/** Gathers what became of each row, for whoever sent the file. */
export function reportRows(isDryRun: boolean): {
  record: ImportRecord
  report: () => ImportReport
} {
  const rows: ImportedRow[] = []
  return {
    record: {
      async taken(_db, taken) {
        rows.push(...taken.map((row) => toRow(row, isDryRun)))
      },
      async setAside(_db, aside) {
        rows.push(
          ...aside.map(({ line, title, reason, field, editedId }) => ({
            line,
            title,
            outcome: editedId === undefined ? ('refused' as const) : ('conflict' as const),
            scholarshipId: editedId ?? null,
            problems: [{ field: field ?? null, problem: reason }],
            read: null,
          })),
        )
      },
    },
    report: () => ({
      isDryRun,
      counts: countOutcomes(rows),
      rows: rows.toSorted((a, b) => a.line - b.line),
    }),
  }
}

function toRow({ line, read, outcome, scholarshipId }: TakenRow, isDryRun: boolean): ImportedRow {
  const { title, amounts, award, deadline, ...rest } = read.scholarship
  return {
    line,
    title,
    outcome: OUTCOMES[outcome],
    // Of a dry run the draft that would be added is gone again.
    scholarshipId: isDryRun && outcome === 'imported' ? null : scholarshipId,
    problems: read.warnings.map(({ field, ...warning }) => ({ field, problem: inWords(warning) })),
    read: {
      amounts,
      award,
      deadline,
      rules: rest.criteria.all.length,
      suggestions: rest.suggestedCriteria?.all.length ?? 0,
      requirements: rest.requirements.length,
    },
  }
}

const inWords = ({ value, problem }: Omit<RowWarning, 'field'>): string =>
  value === '' ? problem : `${problem}: “${value}”`

function countOutcomes(rows: readonly ImportedRow[]): ImportReport['counts'] {
  const counts = { added: 0, updated: 0, unchanged: 0, conflict: 0, refused: 0 }
  for (const { outcome } of rows) counts[outcome] += 1
  return counts
}
