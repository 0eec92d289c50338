import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetEverything, signIn } from '../../../../testing/sign-in.ts'
import { baseOf, keepProfile, readProfile } from './kept-profile.ts'
import { anOrganisation, PROFILE } from './testing/an-organisation.ts'

beforeEach(() => signIn())
afterEach(forgetEverything)

it('keeps what was changed and not saved, also a field that was emptied', () => {
  const base = baseOf(anOrganisation())
  const values = { ...base.values, contactPhone: '' }
  keepProfile('hartwell', base, values)
  expect(readProfile(anOrganisation())).toEqual({ base, values })
  const other = readProfile(anOrganisation({ id: 'other' }))
  expect(other.values.contactPhone).toBe(PROFILE.contactPhone)
  keepProfile('hartwell', base, base.values)
  expect(localStorage.getItem('sponsorWords')).toBeNull()
})

it('takes in what somebody else saved since, and knows on what one wrote', () => {
  const before = baseOf(anOrganisation())
  keepProfile('hartwell', before, { ...before.values, payer: 'The board does.' })
  const profile = { ...PROFILE, payer: 'The bank does.', website: 'https://new.example.org' }
  const { base, values } = readProfile(anOrganisation({ version: 4, profile }))
  expect(base.version).toBe(3)
  expect(base.values).toMatchObject({ payer: PROFILE.payer, website: profile.website })
  expect(values).toMatchObject({ payer: 'The board does.', website: profile.website })
})
