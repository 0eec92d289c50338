import type { AnswerOf } from '@laurel/contract/define-call'
import { readClaim, takeListing } from '@laurel/contract/listing-claims'
import { useState } from 'react'
import { call } from '../../../../api/call.ts'
import { readSession } from '../../../../api/session.ts'
import { useInvitationLink } from '../../../people/accounts/invited/use-invitation-link.ts'
import { chooseOrganisation } from '../chosen-organisation.ts'
import { keptListingClaim, withoutMark } from './kept-listing-claim.ts'

/** The listing behind the link that was followed, and what became of it. */
export function useListingClaim() {
  const [taken, setTaken] = useState<AnswerOf<typeof takeListing>>()
  const link = useInvitationLink({
    link: keptListingClaim,
    read: (token) => call(readClaim, { params: { token: withoutMark(token) } }),
    async accept(token) {
      const answer = await call(takeListing, { params: { token: withoutMark(token) } })
      keptListingClaim.forget()
      if (answer.isMember) chooseOrganisation(readSession()?.user.id ?? '', answer.organisationId)
      setTaken(answer)
    },
  })
  return { ...link, taken }
}
