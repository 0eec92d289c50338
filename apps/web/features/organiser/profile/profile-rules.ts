import { createOrganisation, updateOrganisation } from '@laurel/contract/organisations'
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

const withoutEmptyPhone = <V extends { contactPhone: string }>(values: V) => ({
  ...values,
  contactPhone: values.contactPhone.trim() === '' ? null : values.contactPhone,
})

/** What is sent, or what is wrong with it, in the words of the call. */
export function readNew(values: ProfileValues) {
  return read(createOrganisation.body, withoutEmptyPhone(values))
}

export function readChanged({ name: _name, ...values }: ProfileValues) {
  return read(updateOrganisation.body, withoutEmptyPhone(values))
}

interface Schema<Body> {
  safeParse: (
    typed: unknown,
  ) =>
    | { success: true; data: Body }
    | { success: false; error: { issues: readonly { path: PropertyKey[]; message: string }[] } }
}

function read<Body>(
  schema: Schema<Body> | undefined,
  typed: object,
): { body: Body } | { problems: ProfileProblems } {
  const parsed = schema?.safeParse(typed)
  if (parsed?.success) return { body: parsed.data }
  const problems: ProfileProblems = {}
  for (const { path, message } of parsed?.error.issues ?? [])
    problems[path[0] as ProfileField] ??= message
  return { problems }
}
