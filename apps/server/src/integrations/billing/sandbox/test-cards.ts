import { createHash } from 'node:crypto'

interface TestCard {
  number: string
  /** As invoices name it. */
  label: string
  title: string
  /** What it plays. */
  plays: string
  /** Of a charge while its owner looks on, and of one that comes by itself. */
  paysAtCheckout: boolean
  paysLater: boolean
  asksBank: boolean
}

/** Numbers that card networks set apart for tests; no real card has one. */
export const TEST_CARDS = {
  paying: {
    number: '4242424242424242',
    label: 'Visa ending in 4242',
    title: 'Pays',
    plays: 'Every charge succeeds.',
    paysAtCheckout: true,
    paysLater: true,
    asksBank: false,
  },
  authenticating: {
    number: '4000002500003155',
    label: 'Visa ending in 3155',
    title: 'Asks its bank',
    plays: 'A test bank asks you to confirm first. Every charge succeeds then.',
    paysAtCheckout: true,
    paysLater: true,
    asksBank: true,
  },
  drained: {
    number: '4000000000000341',
    label: 'Visa ending in 0341',
    title: 'Runs out of money later',
    plays: 'It is accepted now; charges that come later are refused for insufficient funds.',
    paysAtCheckout: true,
    paysLater: false,
    asksBank: false,
  },
  declined: {
    number: '4000000000000002',
    label: 'Visa ending in 0002',
    title: 'Declined',
    plays: 'The card is refused at once.',
    paysAtCheckout: false,
    paysLater: false,
    asksBank: false,
  },
  expired: {
    number: '4000000000000069',
    label: 'Visa ending in 0069',
    title: 'Expired',
    plays: 'The card is refused, because it has expired.',
    paysAtCheckout: false,
    paysLater: false,
    asksBank: false,
  },
} as const satisfies Record<string, TestCard>

export type TestCardName = keyof typeof TEST_CARDS
export const TEST_CARD_NAMES = Object.keys(TEST_CARDS) as TestCardName[]

export const testCardOf = (name: string): TestCard | undefined =>
  isTestCardName(name) ? TEST_CARDS[name] : undefined

export const isTestCardName = (name: string): name is TestCardName =>
  Object.hasOwn(TEST_CARDS, name)

/** Which test card has this number, however its digits are grouped; undefined for any other. */
export function testCardNumbered(number: string): TestCardName | undefined {
  const digits = number.replaceAll(/[\s-]/g, '')
  return TEST_CARD_NAMES.find((name) => TEST_CARDS[name].number === digits)
}

/** The same number with the same date is the same card. */
export const fingerprintOf = (name: TestCardName, expiry: string): string =>
  createHash('sha256').update(`${TEST_CARDS[name].number} ${expiry}`).digest('base64url')

const MONTHS = 12
/** Beginning years from now, so that none of them has passed. */
const FIRST_YEAR = 40
const YEARS = 59

/** The date of the card that is dealt out at this place of the row, such as `07/41`. */
export function dealExpiry(place: number): string {
  const year = FIRST_YEAR + (Math.floor(place / MONTHS) % YEARS)
  return `${String((place % MONTHS) + 1).padStart(2, '0')}/${year}`
}
