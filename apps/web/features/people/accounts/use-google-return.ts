import { logInWithGoogle, type SignedIn } from '@laurel/contract/accounts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../api/call.ts'
import { rememberLogin } from '../../../api/session.ts'
import { paths } from '../../../paths.ts'
import { type GoogleAnswer, readGoogleAnswer } from './google-address.ts'
import { takeGoogleRequest } from './google-request.ts'
import { homeOf } from './home-of.ts'
import { refusalWords } from './refusal-words.ts'
import { returnTo } from './return-to.ts'

const STOPPED = 'You stopped logging in with Google. Please try again, or log in with your email.'
const REFUSED = 'We couldn’t log you in with Google. Please try again, or log in with your email.'
const FOREIGN = 'We couldn’t match this Google login to one you started here. Please try again.'

/** The token must not stay in the address, nor in the history. */
function takeAnswer(): GoogleAnswer | undefined {
  const answer = readGoogleAnswer(location.hash)
  if (answer) history.replaceState(history.state, '', location.pathname + location.search)
  return answer
}

/** A new student answers the questions first. */
const isNew = ({ user }: SignedIn) =>
  user.role === 'APPLICANT' &&
  !user.isProfileUpdate &&
  user.dob === null &&
  user.applicantFields.length === 0

/** Finishes a login that comes back from Google, on the page it comes back to. */
export function useGoogleReturn() {
  const navigate = useNavigate()
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<string>()

  const finish = async (answer: GoogleAnswer) => {
    const asked = takeGoogleRequest()
    if (asked === undefined || asked.state !== answer.state) return setError(FOREIGN)
    if (answer.kind === 'refused')
      return setError(answer.error === 'access_denied' ? STOPPED : REFUSED)
    setPending(true)
    try {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      const body = { credential: answer.credential, nonce: asked.nonce, timeZone }
      const signedIn = await call(logInWithGoogle, { body })
      rememberLogin(signedIn)
      const wanted = returnTo(asked) ?? homeOf(signedIn.user)
      await navigate(isNew(signedIn) ? paths.conversation : wanted, { replace: true })
    } catch (failure) {
      setError(refusalWords(failure))
      setPending(false)
    }
  }

  // One answer comes with one load of the page.
  const finishOnce = useEffectEvent(() => {
    const answer = takeAnswer()
    if (answer) void finish(answer)
  })
  useEffect(() => finishOnce(), [])

  return { isPending, error }
}
