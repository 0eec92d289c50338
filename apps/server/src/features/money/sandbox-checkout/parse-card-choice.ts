import {
  isTestCardName,
  testCardNumbered,
  type TestCardName,
} from '../../../integrations/billing/sandbox/test-cards.ts'

export interface CardChoice {
  card: TestCardName
  /** Such as `07/41`. */
  expiry: string
}

export type ChoiceProblem = 'number' | 'date'

const EXPIRY = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/
const CENTURY = 2000

/** What a form that was sent back still shows. */
export interface KeptChoice {
  card?: TestCardName
  expiry?: string
}

const DATE_CHARACTERS = /^[\d /]{1,7}$/

/** What an address says was chosen: anybody may have written it. */
export function readKept({ card, expiry }: { card?: unknown; expiry?: unknown }): KeptChoice {
  return {
    ...(typeof card === 'string' && isTestCardName(card) && { card }),
    ...(typeof expiry === 'string' && DATE_CHARACTERS.test(expiry) && { expiry }),
  }
}

/** The address that shows a form again, with what was wrong and what was chosen; never a number. */
export function problemAddress(
  path: string,
  problem: string,
  form: Readonly<Record<string, string>>,
): string {
  const query = new URLSearchParams({ problem, ...readKept(form) })
  return `${path}?${query.toString()}`
}

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
