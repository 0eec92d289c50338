import type { ListedScholarship, Reason } from '@laurel/contract/scholarship-shapes'
import { expect, it } from 'vitest'
import { similarTo } from './similar-to.ts'

const asks = (fact: string, ...asked: string[]): Reason => ({
  code: 'in',
  result: 'met',
  soft: false,
  fact,
  asked,
})
const row = (id: string, firstName: string, ...reasons: Reason[]) =>
  ({
    id,
    user: { firstName },
    match: { verdict: 'eligible', known: 'stated', reasons, unknown: [] },
  }) as unknown as ListedScholarship

it('puts first what asks for the same, then the same sponsor, and leaves out the rest', () => {
  const sent = row('sent', 'Hartwell', asks('state', 'OH'), asks('fieldOfStudy', 'nursing'))
  const rows = [
    sent,
    row('other', 'Lantern', asks('state', 'TX')),
    row('state', 'Orchard', asks('state', 'OH', 'KY')),
    row('both', 'Maple', asks('state', 'OH'), asks('fieldOfStudy', 'nursing'), asks('gpa', '3')),
    row('sponsor', 'Hartwell', asks('state', 'OH')),
  ]
  expect(similarTo(sent, rows).map(({ id }) => id)).toEqual(['sponsor', 'both', 'state'])
})
