import type { WrittenListing } from '@laurel/contract/publishing-shapes'
import type { Audience } from './draft-saver.ts'

/** What each step of the editor is given. */
export interface PartProps {
  listing: WrittenListing
  onChange: (changed: Partial<WrittenListing>) => void
  /** What stands at a field that is wrong. */
  errorOf: (field: string) => string | undefined
  /** Nothing can be changed here. */
  isReadOnly: boolean
}

export interface AudiencePartProps {
  audience: Audience
  onChange: (changed: Partial<Audience>) => void
  errorOf: (field: string) => string | undefined
  isReadOnly: boolean
}
