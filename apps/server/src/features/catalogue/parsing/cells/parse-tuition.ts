import type { Award } from '@laurel/contract/scholarship-shapes'

const FULL_COST =
  /\bfull[- ](?:ride|cost|costs)\b|\bfully[- ]funded\b|\b(?:full|total|entire|100%(?: of)?) cost of attendance\b|\btuition\b.{0,40}\broom\b.{0,15}\bboard\b/i
const FULL_TUITION =
  /\b(?:full|free|complete|entire)[- ](?:\w+[- ]){0,2}tuition\b|\btuition[- ]free\b|\btuition (?:is )?(?:fully|completely) (?:covered|paid)\b|\bfull (?:coverage|payment) of tuition\b/i
const TUITION = /\btuition\b/i
/** 'Tuition, books and a stipend of $400': the sum is a part of what is paid, beside the tuition. */
const TUITION_AND_MORE =
  /^(?:covers |pays )?tuition(?:,| and\b| plus\b|\s?\+)[^.;]{0,80}\b(?:stipend|allowance|books|fees)\b/i
export const NO_TUITION = /\b(?:not|no|excluding|excludes|except)\b[^.;,]{0,30}\btuition\b/i

const FRACTIONS: Record<string, number> = {
  'one half': 50,
  half: 50,
  'one third': 33.3,
  'two thirds': 66.7,
  'one quarter': 25,
  'a quarter': 25,
  quarter: 25,
  'one fourth': 25,
  'three quarters': 75,
  'three fourths': 75,
  '1/2': 50,
  '1/3': 33.3,
  '2/3': 66.7,
  '1/4': 25,
  '3/4': 75,
}
const FRACTION =
  /(?<![\d/])(one half|half|one third|two thirds|one quarter|one fourth|a quarter|quarter|three quarters|three fourths|[1-3]\/[2-4])(?![\d/])(?:[- ]of)?(?: the)?[- ](?:\w+[- ])?tuition/i

// Words that may stand beside a percentage without making it a share of something else.
const BESIDE_PERCENT =
  /\b(?:up to|of|the|a|to|tuition|fees?|mandatory|reductions?|discounts?|off|waivers?|coverage|scholarships?|covered|covers|award|remission|cost|and|annual|per year|for|international|students?|between|from|college|university)\b/gi

const percents = (text: string): number[] =>
  [
    ...text.matchAll(
      /(\d{1,3}(?:\.\d+)?)\s?(?:%|percent\b)|%\s?(\d{1,3})\b|(\d{1,3})(?=\s?(?:-|–|to)\s?\d{1,3}\s?%)/gi,
    ),
  ]
    .map((match) => Number(match[1] ?? match[2] ?? match[3]))
    .filter((percent) => percent > 0 && percent <= 100)

const percentAward = (text: string): Award | null => {
  const found = percents(text)
  if (found.length === 0) return null
  const rest = text
    .replace(/[\d.,%$()\s–-]+|percent/gi, ' ')
    .replace(BESIDE_PERCENT, '')
    .trim()
  if (rest !== '' && !TUITION.test(text)) return null
  const [min, max] = [Math.min(...found), Math.max(...found)]
  return { kind: 'tuition', ...(min < max ? { percentMin: min } : {}), percentMax: max }
}

/** An award stated as a share of tuition or of all costs; null when the text states none. */
export const parseTuition = (text: string): Award | null => {
  if (NO_TUITION.test(text)) return null
  if (FULL_COST.test(text)) return { kind: 'fullRide' }
  if (TUITION_AND_MORE.test(text)) return { kind: 'tuition' }
  const fraction = FRACTION.exec(text.replaceAll('-', ' '))?.[1]?.toLowerCase()
  if (fraction) return { kind: 'tuition', percentMax: FRACTIONS[fraction] ?? 100 }
  const stated = percentAward(text)
  if (stated) return stated
  return FULL_TUITION.test(text) ? { kind: 'tuition', percentMax: 100 } : null
}
