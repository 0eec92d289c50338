import type { AnswerOf } from '@laurel/contract/define-call'
import type { readClaim } from '@laurel/contract/listing-claims'
import { hostOf } from '@laurel/contract/words/source-words'
import { paths } from '../../../../paths.ts'
import { homeOf } from '../../../people/accounts/home-of.ts'
import { AcceptInvitation } from '../../../people/accounts/invited/accept-invitation.tsx'
import type { InvitationState } from '../../../people/accounts/invited/use-invitation-link.ts'
import styles from '../organiser.module.css'
import { ClaimFacts } from './claim-facts.tsx'

interface ListingClaimProps {
  state: InvitationState<AnswerOf<typeof readClaim>> & { kind: 'open' }
  onAccept: () => void
}

/** Which organisation asks for which scholarship, and what a yes means. */
export function ListingClaim({ state, onAccept }: ListingClaimProps) {
  const { invitation, problem, isBusy } = state
  const { organisationName, title, sponsor, page } = invitation
  return (
    <div className={styles.form}>
      <p>
        <strong>{organisationName}</strong> asks to look after this scholarship. Your yes gives it
        to them: it stands under their name, and they write what students read.
      </p>
      <ClaimFacts title={title} sponsor={sponsor} page={hostOf(page)} />
      <p>Only say yes if you know {organisationName}.</p>
      <AcceptInvitation
        here={paths.organisationInvitation}
        notNow={homeOf}
        problem={problem}
        isBusy={isBusy}
        onAccept={onAccept}
      />
    </div>
  )
}
