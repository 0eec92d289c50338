import { parseBareValue, type ParsedClauses, parseFactField } from './parse-criteria.ts'
import type { CatalogueRecord } from './parse-record.ts'
import { humanise, splitCamelCase } from './parse-text.ts'

/** 'Class Standing: Juniors', of a column 'classStanding' with codes for values. */
const labelledLine = (label: string, text: string): string =>
  `${splitCamelCase(label)}: ${text.split('; ').map(humanise).join(', ')}`

/** A sentence under a column of eligibility that one fact does not hold is free text after all. */
const isProse = ({ text, parsed }: { text: string; parsed: ParsedClauses }): boolean =>
  parsed.warnings.length > 0 && /\s/.test(text.trim())

/** Columns whose values one fact holds, and those of so few words that one may. */
export const readColumns = (record: CatalogueRecord) => {
  const facts = record.facts.map(({ fact, label, value }) => ({
    label,
    text: value,
    parsed: parseFactField(fact, value, label),
  }))
  const bare = record.statements.map(({ text, label }) => ({
    label,
    text,
    parsed: parseBareValue(text, label),
  }))
  const prose = bare.filter(isProse)
  const unread = facts.filter(({ parsed }) => parsed.warnings.length > 0)
  return {
    columns: [
      ...facts.filter((entry) => !unread.includes(entry)),
      ...bare.filter((entry) => !isProse(entry)),
    ],
    // What no column's terse words tell, the reader of sentences may: 'Class Standing: Juniors or above'.
    prose: [...unread, ...prose].map(({ text, label }) =>
      label === '' ? text : labelledLine(label, text),
    ),
  }
}
