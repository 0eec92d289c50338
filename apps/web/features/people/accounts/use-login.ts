import { logIn } from '@laurel/contract/accounts'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { call } from '../../../api/call.ts'
import { rememberLogin } from '../../../api/session.ts'
import { homeOf } from './home-of.ts'
import type { Credentials } from './login-form.tsx'
import { refusalWords } from './refusal-words.ts'
import { returnTo } from './return-to.ts'

/** Signs in and goes to the page that was asked for, else home; `error` is the server's sentence or 'Server Error'. */
export function useLogin() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<string>()

  const login = async (credentials: Credentials) => {
    setPending(true)
    setError(undefined)
    try {
      const answer = await call(logIn, { body: { ...credentials, loginType: 'register_user' } })
      rememberLogin(answer)
      await navigate(returnTo(state) ?? homeOf(answer.user))
    } catch (failure) {
      setError(refusalWords(failure))
    } finally {
      setPending(false)
    }
  }

  return { login, isPending, error }
}
