import { expect, it } from 'vitest'
import type { Award } from '@laurel/contract/scholarship-shapes'
import { messyValues } from '../fixtures/messy-values.ts'
import { parseAward } from './parse-award.ts'

const read = (source: string | number) => {
  const { award, amounts, warnings } = parseAward(source)
  const { raw, ...rest } = award ?? {}
  return { award: award && rest, raw, amounts, warnings }
}

const messy = messyValues('award')

it.each(messy)('reads the messy value $text', ({ text, expected }) => {
  const parsed = read(text)
  expect({ award: parsed.award, amounts: parsed.amounts }).toEqual({
    award: expected.award,
    amounts: expected.amounts,
  })
  expect(parsed.warnings).toEqual(expected.warning === undefined ? [] : [expected.warning])
})

type Case = [raw: string, award: Award | null, amounts: number[], warning?: string]

const CASES: Case[] = [
  ['$1k', { kind: 'fixed', min: 1000, max: 1000, currency: 'USD' }, [1000]],
  ['1,000.00 USD', { kind: 'fixed', min: 1000, max: 1000, currency: 'USD' }, [1000]],
  ['£500', { kind: 'fixed', min: 500, max: 500, currency: 'GBP' }, []],
  ['CAD 2,000', { kind: 'fixed', min: 2000, max: 2000, currency: 'CAD' }, []],
  [
    '$2,000/yr renewable for 4 years',
    { kind: 'fixed', min: 2000, max: 2000, currency: 'USD', period: 'year', renewable: true },
    [2000],
  ],
  ['Full-tuition', { kind: 'tuition', percentMax: 100 }, []],
  ['Half tuition', { kind: 'tuition', percentMax: 50 }, []],
  ['$500 (5 awards)', { kind: 'fixed', min: 500, max: 500, currency: 'USD', count: 5 }, [500]],
  ['amount varies', { kind: 'varies' }, []],
  ['TBD', null, [], 'placeholder'],
  ['$1.5M', { kind: 'fixed', min: 1500000, max: 1500000, currency: 'USD' }, [1500000]],
  ['$1 million in scholarships', { kind: 'varies' }, [], 'a total, not one award'],
  ['$5-10K', { kind: 'range', min: 5000, max: 10000, currency: 'USD' }, []],
  ['$1k-5k', { kind: 'range', min: 1000, max: 5000, currency: 'USD' }, []],
  ['500-2500', { kind: 'range', min: 500, max: 2500, currency: 'USD' }, []],
  ['Between $1,000 and $5,000', { kind: 'range', min: 1000, max: 5000, currency: 'USD' }, []],
  ['$5,000 max', { kind: 'upTo', max: 5000, currency: 'USD' }, []],
  ['At least $1,000', { kind: 'range', min: 1000, currency: 'USD' }, []],
  ['$1,000+', { kind: 'range', min: 1000, currency: 'USD' }, []],
  ['About $2,000', { kind: 'varies' }, [], 'approximate'],
  ['€16.160', { kind: 'fixed', min: 16160, max: 16160, currency: 'EUR' }, []],
  ['16.160,00 €', { kind: 'fixed', min: 16160, max: 16160, currency: 'EUR' }, []],
  ['1 000 €', { kind: 'fixed', min: 1000, max: 1000, currency: 'EUR' }, []],
  ["CHF 1'000", { kind: 'fixed', min: 1000, max: 1000, currency: 'CHF' }, []],
  ['$10,00', { kind: 'varies' }, [], 'amount not read'],
  [
    'Two awards of $5,000 each',
    { kind: 'fixed', min: 5000, max: 5000, currency: 'USD', count: 2 },
    [5000],
  ],
  ['5 x $1,000', { kind: 'fixed', min: 1000, max: 1000, currency: 'USD', count: 5 }, [1000]],
  ['$1,000 (x3)', { kind: 'fixed', min: 1000, max: 1000, currency: 'USD', count: 3 }, [1000]],
  ['Five hundred dollars ($500)', { kind: 'fixed', min: 500, max: 500, currency: 'USD' }, [500]],
  ['One thousand dollars', { kind: 'fixed', min: 1000, max: 1000, currency: 'USD' }, [1000]],
  [
    '$2,500 per year for 4 years ($10,000 total)',
    { kind: 'fixed', min: 2500, max: 2500, currency: 'USD', period: 'year' },
    [2500],
  ],
  [
    '$2,500/year, up to $10,000 total',
    { kind: 'fixed', min: 2500, max: 2500, currency: 'USD', period: 'year' },
    [2500],
  ],
  [
    '$5,000 plus $1,000 for books',
    { kind: 'fixed', min: 6000, max: 6000, currency: 'USD' },
    [5000, 1000],
  ],
  ['Full tuition plus $10,000 stipend', { kind: 'tuition', percentMax: 100 }, []],
  [
    '100% tuition up to $10,000',
    { kind: 'tuition', percentMax: 100, max: 10000, currency: 'USD' },
    [],
  ],
  ['Full ride', { kind: 'fullRide' }, []],
  ['Tuition, room and board', { kind: 'fullRide' }, []],
  ['$5,000 towards tuition', { kind: 'fixed', min: 5000, max: 5000, currency: 'USD' }, [5000]],
  ['up to $5,000 in tuition assistance', { kind: 'upTo', max: 5000, currency: 'USD' }, []],
  ['meets 100% of demonstrated need', { kind: 'varies' }, [], 'amount not read'],
  ['$500/week', { kind: 'fixed', min: 500, max: 500, currency: 'USD' }, [500], 'period not read'],
  ['Up to five $1,000 awards', { kind: 'fixed', min: 1000, max: 1000, currency: 'USD' }, [1000]],
  ['Up to 10 winners receive $500', { kind: 'fixed', min: 500, max: 500, currency: 'USD' }, [500]],
  [
    'One $1,000 scholarship per school',
    { kind: 'fixed', min: 1000, max: 1000, currency: 'USD' },
    [1000],
  ],
  ['1000', { kind: 'fixed', min: 1000, max: 1000, currency: 'USD' }, [1000]],
  ['50', { kind: 'fixed', min: 50, max: 50, currency: 'USD' }, [50]],
  ['$0', null, [], 'no amount'],
  ['0', null, [], 'no amount'],
  ['Varies, $500 - $2,500', { kind: 'range', min: 500, max: 2500, currency: 'USD' }, []],
  ['Varies up to $5000', { kind: 'upTo', max: 5000, currency: 'USD' }, []],
  ['$1,000 (amount varies)', { kind: 'varies' }, [], 'the amount varies'],
  [
    '3 awards: $5,000, $2,500 and $1,000',
    { kind: 'tiers', min: 1000, max: 5000, tiers: [1000, 2500, 5000], currency: 'USD', count: 3 },
    [],
  ],
  [
    '1st place $5,000; 2nd place $2,500; 3rd place $1,000',
    { kind: 'tiers', min: 1000, max: 5000, tiers: [1000, 2500, 5000], currency: 'USD' },
    [],
  ],
  ['$21,000+ in awards', { kind: 'varies' }, [], 'a total, not one award'],
  ['varies (e.g., up to $5,000 for welders)', { kind: 'varies' }, [], 'an example'],
  [
    '$37,000 annual stipend plus $16,000 for the university',
    { kind: 'varies' },
    [],
    'several periods',
  ],
  ['A tablet worth $600', { kind: 'varies' }, [], 'a total, not one award'],
  [
    '$250 gift card, $1,500 award',
    { kind: 'fixed', min: 1500, max: 1500, currency: 'USD' },
    [1500],
  ],
  [
    '$6,000 paid in two installments of $3,000',
    { kind: 'fixed', min: 6000, max: 6000, currency: 'USD' },
    [6000],
  ],
  [
    'Stipend of $30,000 and up to $4,000 for health insurance',
    { kind: 'fixed', min: 30000, max: 30000, currency: 'USD' },
    [30000],
  ],
  ['¥100,000', { kind: 'varies' }, [], 'unclear currency'],
  ['₹1,00,000', { kind: 'fixed', min: 100000, max: 100000, currency: 'INR' }, []],
  ['R50,000', { kind: 'varies' }, [], 'unclear currency'],
  [
    '$1,000 one-time',
    { kind: 'fixed', min: 1000, max: 1000, currency: 'USD', renewable: false },
    [1000],
  ],
  [
    '$2,000 annually',
    { kind: 'fixed', min: 2000, max: 2000, currency: 'USD', period: 'year' },
    [2000],
  ],
  ['$10,000 awarded annually', { kind: 'fixed', min: 10000, max: 10000, currency: 'USD' }, [10000]],
  [
    'annual stipend of $30,000',
    { kind: 'fixed', min: 30000, max: 30000, currency: 'USD', period: 'year' },
    [30000],
  ],
  ['A laptop', { kind: 'varies' }, [], 'amount not read'],
  ['US$1,000', { kind: 'fixed', min: 1000, max: 1000, currency: 'USD' }, [1000]],
  ['USD 1,000', { kind: 'fixed', min: 1000, max: 1000, currency: 'USD' }, [1000]],
  ['$1,000 USD', { kind: 'fixed', min: 1000, max: 1000, currency: 'USD' }, [1000]],
  ['1,000 dollars', { kind: 'fixed', min: 1000, max: 1000, currency: 'USD' }, [1000]],
  [
    '$1000-$5000/year',
    { kind: 'range', min: 1000, max: 5000, currency: 'USD', period: 'year' },
    [],
  ],
  [
    '$500 to $1,000 per semester',
    { kind: 'range', min: 500, max: 1000, currency: 'USD', period: 'semester' },
    [],
  ],
  ['A$5,000', { kind: 'fixed', min: 5000, max: 5000, currency: 'AUD' }, []],
  ['NZ$5,000', { kind: 'fixed', min: 5000, max: 5000, currency: 'NZD' }, []],
  ['S$1,000', { kind: 'fixed', min: 1000, max: 1000, currency: 'SGD' }, []],
  ['£9,250 per year', { kind: 'fixed', min: 9250, max: 9250, currency: 'GBP', period: 'year' }, []],
  ['Up to £10,000', { kind: 'upTo', max: 10000, currency: 'GBP' }, []],
  ['20% discount', { kind: 'tuition', percentMax: 20 }, []],
  ['Tuition waiver', { kind: 'tuition' }, []],
  ['50% off tuition', { kind: 'tuition', percentMax: 50 }, []],
  ['Free tuition', { kind: 'tuition', percentMax: 100 }, []],
  ['up to full tuition', { kind: 'tuition', percentMax: 100 }, []],
  ['Up to 4 years of full tuition', { kind: 'tuition', percentMax: 100 }, []],
  ['Over $1M', { kind: 'range', min: 1000000, currency: 'USD' }, []],
  ['$750,000 in prizes', { kind: 'varies' }, [], 'a total, not one award'],
  ['$2,000.50', { kind: 'fixed', min: 2000.5, max: 2000.5, currency: 'USD' }, [2000.5]],
  ['$ 1,000', { kind: 'fixed', min: 1000, max: 1000, currency: 'USD' }, [1000]],
  ['1000$', { kind: 'fixed', min: 1000, max: 1000, currency: 'USD' }, [1000]],
  ['$1,000.', { kind: 'fixed', min: 1000, max: 1000, currency: 'USD' }, [1000]],
  ['$1,000 each', { kind: 'fixed', min: 1000, max: 1000, currency: 'USD' }, [1000]],
  [
    '(2) $500 scholarships',
    { kind: 'fixed', min: 500, max: 500, currency: 'USD', count: 2 },
    [500],
  ],
  ['$100 gift card', { kind: 'fixed', min: 100, max: 100, currency: 'USD' }, [100]],
  ['2 winners: $1,000', { kind: 'fixed', min: 1000, max: 1000, currency: 'USD', count: 2 }, [1000]],
  [
    'Awards of $1,000 each will be given to 10 students',
    { kind: 'fixed', min: 1000, max: 1000, currency: 'USD' },
    [1000],
  ],
  ['Maximum award: $7,395', { kind: 'upTo', max: 7395, currency: 'USD' }, []],
  ['Average award $3,500', { kind: 'varies' }, [], 'approximate'],
  ['$1,000 to $2,000; average $1,500', { kind: 'varies' }, [], 'approximate'],
  ['£500 (~$600)', { kind: 'fixed', min: 500, max: 500, currency: 'GBP' }, []],
  [
    '2000 per year',
    { kind: 'fixed', min: 2000, max: 2000, currency: 'USD', period: 'year' },
    [2000],
  ],
  ['Awarded in 2026', { kind: 'varies' }, [], 'amount not read'],
  ['not to exceed $5,000', { kind: 'upTo', max: 5000, currency: 'USD' }, []],
  [
    '$3,500/semester (renewable up to 8 semesters)',
    { kind: 'fixed', min: 3500, max: 3500, currency: 'USD', period: 'semester', renewable: true },
    [3500],
  ],
  ['-500', { kind: 'varies' }, [], 'amount not read'],
  ['$1,500 - $1,500', { kind: 'fixed', min: 1500, max: 1500, currency: 'USD' }, [1500]],
  [
    'Tiers of $1,000, $2,500, and $25,000',
    { kind: 'tiers', min: 1000, max: 25000, tiers: [1000, 2500, 25000], currency: 'USD' },
    [],
  ],
  [
    '~27 named scholarships, $1,000-$25,000',
    { kind: 'range', min: 1000, max: 25000, currency: 'USD' },
    [],
  ],
  ['Full-tuition merit award for ~15 seniors', { kind: 'tuition', percentMax: 100 }, []],
  ['~$1M awarded annually nationwide', { kind: 'varies' }, [], 'a total, not one award'],
  ['Last-dollar; full cost of attendance', { kind: 'fullRide' }, []],
  ['Full four-year scholarships to partner colleges', { kind: 'varies' }, [], 'amount not read'],
  [
    'Last-dollar: covers tuition and mandatory fees remaining after other gift aid; up to three years at a Nevada community college.',
    { kind: 'tuition' },
    [],
  ],
  [
    'Need-based; helps cover a portion of the cost of attendance. Award amounts vary by institution and need.',
    { kind: 'varies' },
    [],
  ],
  ['$20 - $50', { kind: 'range', min: 20, max: 50, currency: 'USD' }, []],
  ['Minimum $500, maximum $5,000', { kind: 'range', min: 500, max: 5000, currency: 'USD' }, []],
  [
    '$5,000 (renewable)',
    { kind: 'fixed', min: 5000, max: 5000, currency: 'USD', renewable: true },
    [5000],
  ],
  ['$5000.00 - $10000.00', { kind: 'range', min: 5000, max: 10000, currency: 'USD' }, []],
  ['$1,000,000', { kind: 'fixed', min: 1000000, max: 1000000, currency: 'USD' }, [1000000]],
  ['Up to 100 awards of $5,000', { kind: 'fixed', min: 5000, max: 5000, currency: 'USD' }, [5000]],
  [
    '100 $1,000 scholarships',
    { kind: 'fixed', min: 1000, max: 1000, currency: 'USD', count: 100 },
    [1000],
  ],
  ['$250 - 10 winners', { kind: 'fixed', min: 250, max: 250, currency: 'USD', count: 10 }, [250]],
  ['$1 000', { kind: 'fixed', min: 1000, max: 1000, currency: 'USD' }, [1000]],
  [
    '$1,000 & $500',
    { kind: 'tiers', min: 500, max: 1000, tiers: [500, 1000], currency: 'USD' },
    [],
  ],
  ['$10,000 over four years', { kind: 'fixed', min: 10000, max: 10000, currency: 'USD' }, [10000]],
  ['$5,000 + laptop', { kind: 'fixed', min: 5000, max: 5000, currency: 'USD' }, [5000]],
  ['$1,000 plus', { kind: 'fixed', min: 1000, max: 1000, currency: 'USD' }, [1000]],
  ['over 5 awards of $500', { kind: 'fixed', min: 500, max: 500, currency: 'USD' }, [500]],
  ['more than $1,000', { kind: 'range', min: 1000, currency: 'USD' }, []],
  ['$2,500 x 2', { kind: 'fixed', min: 2500, max: 2500, currency: 'USD', count: 2 }, [2500]],
  ['Up to $2,000 (10 awards)', { kind: 'upTo', max: 2000, currency: 'USD', count: 10 }, []],
  [
    '$1,000, renewable for up to 3 years',
    { kind: 'fixed', min: 1000, max: 1000, currency: 'USD', renewable: true },
    [1000],
  ],
  ['10 000 bahts', { kind: 'fixed', min: 10000, max: 10000, currency: 'THB' }, []],
  [
    '$5,000/year for up to 4 years',
    { kind: 'fixed', min: 5000, max: 5000, currency: 'USD', period: 'year' },
    [5000],
  ],
  ['$1,000 - $2,500 (varies)', { kind: 'range', min: 1000, max: 2500, currency: 'USD' }, []],
  ['$500, $1000', { kind: 'tiers', min: 500, max: 1000, tiers: [500, 1000], currency: 'USD' }, []],
  ['Minimum award $500', { kind: 'range', min: 500, currency: 'USD' }, []],
  [
    '$20,000 total ($5,000/yr)',
    { kind: 'fixed', min: 20000, max: 20000, currency: 'USD' },
    [20000],
  ],
  ['$5,000-10,000 CAD', { kind: 'range', min: 5000, max: 10000, currency: 'CAD' }, []],
  ['£1,000 to £2,000', { kind: 'range', min: 1000, max: 2000, currency: 'GBP' }, []],
  ['$.50', { kind: 'fixed', min: 0.5, max: 0.5, currency: 'USD' }, [0.5]],
  ['$1,000.00-$2,000.00 USD', { kind: 'range', min: 1000, max: 2000, currency: 'USD' }, []],
  ['€5 000', { kind: 'fixed', min: 5000, max: 5000, currency: 'EUR' }, []],
  [
    '$4000/academic year',
    { kind: 'fixed', min: 4000, max: 4000, currency: 'USD', period: 'year' },
    [4000],
  ],
  ['2,500.00', { kind: 'fixed', min: 2500, max: 2500, currency: 'USD' }, [2500]],
  ['US $1,000', { kind: 'fixed', min: 1000, max: 1000, currency: 'USD' }, [1000]],
  [
    '$1,000/yr. for 4 yrs',
    { kind: 'fixed', min: 1000, max: 1000, currency: 'USD', period: 'year' },
    [1000],
  ],
  [
    '3 scholarships of $1,500 each',
    { kind: 'fixed', min: 1500, max: 1500, currency: 'USD', count: 3 },
    [1500],
  ],
  [
    '$3,000 (three awards)',
    { kind: 'fixed', min: 3000, max: 3000, currency: 'USD', count: 3 },
    [3000],
  ],
  ['USD$1,000', { kind: 'fixed', min: 1000, max: 1000, currency: 'USD' }, [1000]],
  ['AUD$15,000', { kind: 'fixed', min: 15000, max: 15000, currency: 'AUD' }, []],
  ['$15,000 (AUD)', { kind: 'fixed', min: 15000, max: 15000, currency: 'AUD' }, []],
  ['Not specified', null, [], 'placeholder'],
  [
    '$2,500 for tuition and $500 for books',
    { kind: 'tiers', min: 500, max: 2500, tiers: [500, 2500], currency: 'USD' },
    [],
  ],
  ['Partial tuition', { kind: 'tuition' }, []],
  ['full-tuition scholarship', { kind: 'tuition', percentMax: 100 }, []],
  ['$2000 stipend per month', { kind: 'fixed', min: 2000, max: 2000, currency: 'USD' }, [2000]],
  [
    '1,500 EUR / month',
    { kind: 'fixed', min: 1500, max: 1500, currency: 'EUR', period: 'month' },
    [],
  ],
  ['$5k/yr', { kind: 'fixed', min: 5000, max: 5000, currency: 'USD', period: 'year' }, [5000]],
  ['$10k-$15k', { kind: 'range', min: 10000, max: 15000, currency: 'USD' }, []],
  [
    '$250,000 college scholarship',
    { kind: 'fixed', min: 250000, max: 250000, currency: 'USD' },
    [250000],
  ],
  ['up to 75% of tuition', { kind: 'tuition', percentMax: 75 }, []],
  ['Tuition fee waiver of 50%', { kind: 'tuition', percentMax: 50 }, []],
  ['Full scholarship', { kind: 'varies' }, [], 'amount not read'],
  ['$2, 500', { kind: 'varies' }, [], 'amount not read'],
]

it.each(CASES)('reads %j', (raw, award, amounts, warning) => {
  const parsed = read(raw)
  expect({ award: parsed.award, amounts: parsed.amounts }).toEqual({ award, amounts })
  expect(parsed.warnings).toEqual(warning === undefined ? [] : [warning])
})

it('keeps the words of the source beside what it read', () => {
  expect(read('  Up to   $5,000&nbsp;').raw).toBe('Up to $5,000')
  expect(read('A laptop').raw).toBe('A laptop')
})

it('takes a number for dollars', () => {
  expect(read(1500)).toMatchObject({ award: { kind: 'fixed', max: 1500 }, amounts: [1500] })
})

it('takes no minimum of grades for a least amount', () => {
  const text = '$2,500 scholarships for seniors who have a minimum 3.2 GPA'
  expect(parseAward(text).award).toMatchObject({ kind: 'fixed', min: 2500, max: 2500 })
})

it('takes a stipend beside the tuition for no whole award', () => {
  const { award, amounts } = parseAward('Tuition, fees and a stipend of $300 a month')
  expect(award).toMatchObject({ kind: 'tuition' })
  expect(amounts).toEqual([])
  expect(parseAward('$500 for tuition and books').award).toMatchObject({ kind: 'fixed', min: 500 })
})
