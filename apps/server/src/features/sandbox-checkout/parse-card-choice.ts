import {
  isTestCardName,
  testCardNumbered,
  type TestCardName,
} from '../../integrations/billing/sandbox/test-cards.ts'

export interface CardChoice {
  card: TestCardName
  /** Such as `07/41`. */
  expiry: string
}

export type ChoiceProblem = 'number' | 'date'

const EXPIRY = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/
const CENTURY = 2000

/**
 * The test card that a form names, by its choice or by its number, which goes before. Any other
 * number is forgotten here: it is neither kept nor told again.
 */
export function parseCardChoice(
  form: Readonly<Record<string, string>>,
  now: Date,
): CardChoice | ChoiceProblem {
  const { card: choice = '', number = '', expiry: date = '' } = form
  const card = number.trim() === '' ? choice : (testCardNumbered(number) ?? '')
  if (!isTestCardName(card)) return 'number'
  const [, month = '', year = ''] = EXPIRY.exec(date.trim()) ?? []
  // A card is good until its month ends.
  if (Date.UTC(CENTURY + Number(year), Number(month)) <= now.getTime() || month === '')
    return 'date'
  return { card, expiry: `${month}/${year}` }
}
