import { amountWords } from '@laurel/contract/words/amount-words'
import { expect, it } from 'vitest'
import { anEdited } from './testing/an-edited.ts'
import { toPreview } from './to-preview.ts'

const edited = anEdited()
const written = (award: Partial<typeof edited.listing.award>) => ({
  ...edited.listing,
  award: { ...edited.listing.award, ...award },
})

it('shows an award that is kept as it was listed as students see it', () => {
  const listedAward = {
    amounts: [],
    award: { kind: 'tiers' as const, min: 500, max: 2500, currency: 'USD', count: 9 },
  }
  const preview = toPreview(
    { ...edited, listedAward },
    written({ kind: 'asListed', count: 4, isRenewable: true }),
  )
  expect(amountWords(preview)).toBe('$500 to $2,500')
  expect(preview.award).toMatchObject({ kind: 'tiers', count: 4, renewable: true })
})

it('shows what is written of any other', () => {
  const listedAward = { amounts: [700], award: null }
  const preview = toPreview({ ...edited, listedAward }, written({ amountUsd: 1500, count: 2 }))
  expect(amountWords(preview)).toBe('$1,500')
})
