import { currencyNamed, UNCLEAR } from './cells/currency-names.ts'
import { fromBounds } from './parse-award-fields.ts'
import { parseAward, type ParsedAward } from './cells/parse-award.ts'
import { amount, type Json, line, lines, note, part } from './cells/read-open-parts.ts'

const isTold = ({ award, warnings }: ParsedAward): boolean =>
  award !== null &&
  warnings.length === 0 &&
  (award.kind === 'fullRide' || (award.max ?? award.min ?? award.percentMax) !== undefined)

/** Whether a text speaks of what a winner gets; a grade or an age limit has numbers too. */
const ABOUT_MONEY = /[$£€]|\btuition\b|\bfull[- ](?:ride|cost)\b|\bcost of attendance\b/i

const toldElsewhere = (row: Json): ParsedAward | undefined =>
  [note(part(row, 'award')['notes']), ...lines(part(row, 'eligibility')['other'])]
    .flatMap((text) => text.split(/;\s*/))
    .filter((text) => ABOUT_MONEY.test(text))
    .map((text) => parseAward(text))
    .find(isTold)

/** 'Last-dollar: covers tuition and fees' names no share, but is all there is to say. */
const ofTuition = (words: string): ParsedAward | undefined => {
  const read = parseAward(words)
  return read.award?.kind === 'tuition' ? read : undefined
}

/** The award of an Open Scholarships record. */
export const parseOpenAward = (row: Json): ParsedAward => {
  const { amount_min: min, amount_max: max, currency, renewable, notes } = part(row, 'award')
  const paidIn = currencyNamed(line(currency)) ?? 'USD'
  const bounds = paidIn === UNCLEAR ? null : fromBounds(amount(min), amount(max), paidIn)
  const told = toldElsewhere(row)
  // Tiers and ranges that end at the stated maximum tell more than 'up to'.
  const isFiner =
    bounds &&
    told?.award &&
    (told.award.kind === 'tiers' || told.award.kind === 'range') &&
    told.award.max === bounds.award?.max
  const words = note(notes)
  const read = isFiner
    ? told
    : (bounds ??
      told ??
      ofTuition(words) ?? {
        award: words === '' ? null : { kind: 'varies' as const },
        amounts: [],
        warnings: [],
      })
  if (!read.award) return read
  const raw = read.award.raw ?? (words === '' ? undefined : words)
  return {
    ...read,
    award: {
      ...read.award,
      ...(raw ? { raw } : {}),
      ...(typeof renewable === 'boolean' ? { renewable } : {}),
    },
  }
}
