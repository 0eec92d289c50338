import type { Caution } from '@laurel/contract/caution-shapes'
import { findCautions } from './find-cautions.ts'
import { NO_SPONSOR } from '@laurel/contract/words/sponsor-words'

interface Told {
  row: { isSample: boolean; sponsor: string; descriptionText: string }
  asked: readonly { title: string; description: string }[]
}

/** What a listing says itself that deserves care. What is asked may stand in a requirement; samples are ours. */
export const cautionsOf = ({ row, asked }: Told): Caution[] =>
  row.isSample
    ? []
    : findCautions({
        sponsor: row.sponsor === NO_SPONSOR ? undefined : row.sponsor,
        texts: [
          row.descriptionText,
          ...asked.map(({ title, description }) => `${title}. ${description}`),
        ],
      })

/** With what administrators put on it: their words come before those of the listing. */
export const withFlags = (cautions: readonly Caution[], flags: readonly Caution[]): Caution[] => {
  const kinds = new Set(flags.map(({ kind }) => kind))
  const said = cautions.filter(({ kind }) => !kinds.has(kind))
  return [...said, ...flags.map(({ kind, words }) => ({ kind, words }))]
}
