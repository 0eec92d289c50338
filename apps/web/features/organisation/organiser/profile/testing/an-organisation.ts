import type { Organisation } from '@laurel/contract/organisations'

export const PROFILE = {
  legalName: 'Hartwell, Inc.',
  country: 'US',
  registrationNumber: '12-3456789',
  website: 'https://hartwell.example.org',
  contactName: 'Dorothy Hartwell',
  contactEmail: 'dorothy@hartwell.example.org',
  contactPhone: '614-555-0142',
  selection: 'Three of us read every application.',
  payer: 'We do, from donations.',
}

/** An organisation as the server answers with it. */
export const anOrganisation = (part: Partial<Organisation> = {}): Organisation => ({
  id: 'hartwell',
  name: 'Hartwell',
  role: 'owner',
  vetting: 'verified',
  isSample: false,
  isOnlyOwner: true,
  version: 3,
  askedName: null,
  profile: PROFILE,
  askedAt: null,
  verdict: null,
  ...part,
})
