import type { WrittenListing } from '@laurel/contract/publishing-shapes'
import type { Audience } from './draft-saver.ts'
import type { UnreadNumbers } from './use-unread-numbers.ts'

/** All that the steps show and change. */
export interface Written {
  listing: WrittenListing
  audience: Audience
}

/** What each step of the editor is given. */
export interface PartProps {
  listing: WrittenListing
  numbers: UnreadNumbers
  onChange: (changed: Partial<WrittenListing>) => void
  /** What stands at a field that is wrong. */
  errorOf: (field: string) => string | undefined
  /** What may still become of a part that is published, by field. */
  notes: Readonly<Record<string, string>>
  /** Nothing can be changed here. */
  isReadOnly: boolean
}

export interface AudiencePartProps {
  audience: Audience
  onChange: (changed: Partial<Audience>) => void
  errorOf: (field: string) => string | undefined
  notes: Readonly<Record<string, string>>
  isReadOnly: boolean
}
