import { expect, it } from 'vitest'
import { mergeProfile } from './merge-profile.ts'
import { EMPTY_PROFILE } from './profile-rules.ts'

const base = { ...EMPTY_PROFILE, website: 'https://a.example', contactPhone: '614-555-0100' }

it('puts one’s own changes on top of what somebody else saved', () => {
  const mine = { ...base, contactPhone: '' }
  const theirs = { ...base, website: 'https://b.example' }
  expect(mergeProfile(base, mine, theirs)).toEqual({
    values: { ...base, contactPhone: '', website: 'https://b.example' },
    clashes: [],
  })
})

it('names what both changed, and leaves one’s own there', () => {
  const mine = { ...base, website: 'https://mine.example', payer: 'The board' }
  const theirs = { ...base, website: 'https://theirs.example', payer: 'The board' }
  expect(mergeProfile(base, mine, theirs)).toEqual({ values: mine, clashes: ['website'] })
})
