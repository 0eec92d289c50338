import type { EditedScholarship, ListingContent } from '@laurel/contract/publishing-shapes'
import { findAmendmentProblems } from '@laurel/contract/words/find-amendment-problems'
import { listChanges } from '@laurel/contract/words/listing-changes'
import { useState } from 'react'
import { clock } from '../../clock.ts'
import type { Written } from './editor-parts.ts'
import { keepAmendment, readAmendment } from './kept-amendment.ts'

const contentOf = ({ listing, criteria, reasons }: EditedScholarship): ListingContent => ({
  listing,
  criteria,
  reasons,
})

/** What is to become of a published scholarship: on this device alone until it is published. */
export function useAmending(edited: EditedScholarship) {
  const { id, version, hasApplicants } = edited
  const published = contentOf(edited)
  const [content, setContent] = useState(() => readAmendment(id, version) ?? published)
  const set = (next: ListingContent) => {
    setContent(next)
    keepAmendment(id, { version, content: next })
  }
  const { timeZone } = edited.listing.deadline
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(clock.now())
  const written: Written = {
    listing: content.listing,
    audience: { criteria: content.criteria, reasons: content.reasons, suggestions: null },
  }
  return {
    content,
    written,
    changes: listChanges(published, content),
    problems: findAmendmentProblems(published, content, { today, hasApplicants }),
    set,
    changeListing: (changed: Partial<ListingContent['listing']>) =>
      set({ ...content, listing: { ...content.listing, ...changed } }),
    changeAudience: ({ criteria = content.criteria, reasons = content.reasons }) =>
      set({ ...content, criteria, reasons }),
    takeBack: () => {
      setContent(published)
      keepAmendment(id, undefined)
    },
  }
}
