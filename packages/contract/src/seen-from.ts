/** What may have led a student to a scholarship's page, as a closed list: never an address. */
export const SEEN_FROM = [
  'matches',
  'search',
  'saved',
  'dashboard',
  'notification',
  'mail',
  'similar',
  'assistant',
  /** The listing's page that everybody can read. */
  'public_page',
  /** A link that stands anywhere else, or a bookmark. */
  'outside',
  'other',
] as const
export type SeenFrom = (typeof SEEN_FROM)[number]
