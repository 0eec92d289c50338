import type { Organisation } from '@laurel/contract/organisations'
import { longDate } from '@laurel/contract/words/deadline-words'
import { useUser } from '../../../../api/use-session.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import ConfirmEmailNotice from '../../../people/accounts/confirm-email-notice.tsx'
import { failureWords } from '../../../../api/failure-words.ts'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import { useMay } from '../current-organisation.ts'
import styles from '../organiser.module.css'
import { useVettingRequest } from '../profile/use-organisation-details.ts'
import { VETTING_WORDS } from './vetting-words.ts'

/** How far an administrator is with the organisation, and the way to ask one. */
export function VettingStanding({ organisation }: { organisation: Organisation }) {
  const { vetting, verdict, askedAt } = organisation
  const { label, tone, icon, means } = VETTING_WORDS[vetting]
  const { isEmailConfirmed } = useUser()
  const isDecided = vetting === 'verified' || vetting === 'refused'
  return (
    <div className={styles.standing}>
      <Badge tone={tone} icon={icon}>
        {label}
      </Badge>
      <p>{means}</p>
      {vetting === 'waiting' && askedAt !== null && (
        <p className={styles.small}>Asked on {longDate(askedAt.slice(0, 10))}.</p>
      )}
      {isDecided && verdict !== null && verdict.note !== '' && (
        <figure>
          <figcaption className={styles.small}>
            What we found on {longDate(verdict.decidedAt.slice(0, 10))}
          </figcaption>
          <blockquote className={styles.quote} dir="auto">
            {verdict.note}
          </blockquote>
        </figure>
      )}
      {/* Confirming takes back that it was refused for want of that. */}
      {!isDecided || vetting === 'refused' ? (
        <Ask key={`confirmed ${isEmailConfirmed}`} organisation={organisation} />
      ) : null}
    </div>
  )
}

function Ask({ organisation: { vetting, profile } }: { organisation: Organisation }) {
  const mayAsk = useMay('update_organisation')
  const { isEmailConfirmed } = useUser()
  const request = useVettingRequest()
  if (!mayAsk || vetting === 'waiting') return null
  const ask = () =>
    request.mutate(undefined, {
      onSuccess: () => showToast({ kind: 'success', message: 'We’ll look at it and email you' }),
    })
  return (
    <>
      {!isEmailConfirmed && <ConfirmEmailNotice />}
      <Button onClick={ask} isBusy={request.isPending} disabled={profile === null}>
        {vetting === 'refused' ? 'Ask again' : 'Ask us to verify'}
      </Button>
      {request.isError && (
        <FailureLine id="vetting-error">
          {failureWords(request.error, 'It could not be sent. Please try again.')}
        </FailureLine>
      )}
    </>
  )
}
