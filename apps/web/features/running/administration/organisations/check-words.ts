import type { Check } from '@laurel/contract/organisations-admin'

const WORDS: Readonly<Record<Check, string>> = {
  legal_name: 'Legal name',
  registration: 'EIN or number',
  website: 'Website',
  contact: 'Contact',
  selection: 'How winners are chosen',
  payer: 'Who pays',
}

/** Also of checks that are made no longer. */
export const CHECK_WORDS: Readonly<Record<string, string | undefined>> = WORDS
