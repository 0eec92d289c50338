import type { CountryCode } from '@laurel/contract/option-countries'
import type { OrganisationProfile } from '@laurel/contract/organisation-profile'

export const PROFILE_FIELDS = [
  'legalName',
  'country',
  'registrationNumber',
  'website',
  'contactName',
  'contactEmail',
  'contactPhone',
  'selection',
  'payer',
] as const satisfies readonly (keyof OrganisationProfile)[]

/** What is typed; `name` only where an organisation is made. */
export type ProfileValues = Record<(typeof PROFILE_FIELDS)[number] | 'name', string>
export type ProfileField = keyof ProfileValues
export type ProfileProblems = Partial<Record<ProfileField, string>>

export const EMPTY_PROFILE: ProfileValues = {
  name: '',
  legalName: '',
  country: 'US',
  registrationNumber: '',
  website: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  selection: '',
  payer: '',
}

export const toValues = (profile: OrganisationProfile | null): ProfileValues =>
  profile
    ? { ...EMPTY_PROFILE, ...profile, contactPhone: profile.contactPhone ?? '' }
    : EMPTY_PROFILE

/** What is sent; the server says of each field what is wrong with it. */
export const toBody = ({ name: _name, ...values }: ProfileValues) => ({
  ...values,
  country: values.country as CountryCode,
  contactPhone: values.contactPhone.trim() === '' ? null : values.contactPhone,
})
