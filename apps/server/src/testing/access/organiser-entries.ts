import { each, type AccessEntry } from './expectations.ts'

/** What members of organisations do. */
export const ORGANISER_ENTRIES: Readonly<Record<string, AccessEntry>> = {
  listOwnOrganisations: each(),
}
