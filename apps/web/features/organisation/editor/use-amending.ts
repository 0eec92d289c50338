import { saveAmendment } from '@laurel/contract/publishing'
import type { EditedScholarship, ListingContent } from '@laurel/contract/publishing-shapes'
import { findAmendmentProblems } from '@laurel/contract/words/find-amendment-problems'
import { listChanges } from '@laurel/contract/words/listing-changes'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import { clock } from '../../../clock.ts'
import type { Audience, Refusal, Saved } from './draft-saver.ts'
import { EVERYWHERE, refusalOf, useSaver } from './use-draft-saver.ts'

const contentOf = ({ listing, criteria, reasons }: EditedScholarship): ListingContent => ({
  listing,
  criteria,
  reasons,
})

/** What is published as it is to become: written, saved and merged as a draft is. */
function asDraft(edited: EditedScholarship): EditedScholarship {
  const { revision, content, savedAt } = edited.amendment
  return {
    ...edited,
    ...content,
    suggestions: null,
    version: revision,
    savedAt: savedAt ?? edited.savedAt,
  }
}

/** What is to become of a published scholarship: for its organisation alone until it is published. */
export function useAmending(edited: EditedScholarship) {
  const { hasApplicants } = edited
  const client = useQueryClient()
  const [{ ports, follow }] = useState(() => createPorts(edited, client))
  const { saver, state } = useSaver(asDraft(edited), ports)
  // Once it is public, or read anew, that is what is changed from then on.
  useEffect(() => {
    follow(edited.version)
    saver.startFrom(asDraft(edited))
  }, [saver, follow, edited])
  const before = contentOf(edited)
  const { listing, audience } = state
  const content = { listing, criteria: audience.criteria, reasons: audience.reasons }
  const { timeZone } = edited.listing.deadline
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(clock.now())
  const set = ({ listing: next, criteria, reasons }: ListingContent) => {
    saver.changeListing(next)
    saver.changeAudience({ criteria, reasons })
  }
  return {
    saver,
    state,
    content,
    changes: listChanges(before, content),
    problems: findAmendmentProblems(before, content, { today, hasApplicants }),
    set,
    /** What somebody else published or wrote meanwhile, under what is written here. */
    takeIn: (newer: EditedScholarship) => {
      client.setQueryData(keys.editedScholarship(edited.id), newer)
      saver.takeIn(asDraft(newer))
    },
    takeBack: () => set(before),
  }
}

/** Somebody else may publish while this is written: from then on it is a change of what they did. */
function createPorts({ id, ...edited }: EditedScholarship, client: QueryClient) {
  let { version } = edited
  const save = async (revision: number, part: Part): Promise<Saved | Refusal> => {
    const saving = call(saveAmendment, {
      params: { id },
      body: { version, revision, ...partOf(part) },
    })
    const outcome = await refusalOf(
      saving.then((saved) => ({ version: saved.revision, savedAt: saved.savedAt })),
    )
    if (!('kind' in outcome) || outcome.kind !== 'stale') return outcome
    const { newer } = outcome
    if (newer.version !== version) {
      ;({ version } = newer)
      client.setQueryData(keys.editedScholarship(id), newer)
    }
    return { kind: 'stale', newer: asDraft(newer) }
  }
  return {
    follow: (published: number): void => {
      version = published
    },
    ports: {
      ...EVERYWHERE,
      saveListing: (revision: number, listing: ListingContent['listing']) =>
        save(revision, { listing }),
      saveAudience: (revision: number, audience: Audience) => save(revision, { audience }),
    },
  }
}

type Part = { listing: ListingContent['listing'] } | { audience: Audience }

const partOf = (part: Part) =>
  'listing' in part
    ? part
    : { audience: { criteria: part.audience.criteria, reasons: part.audience.reasons } }
