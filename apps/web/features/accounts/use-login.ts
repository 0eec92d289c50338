import { logIn } from '@laurel/contract/accounts'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { rememberLogin } from '../../api/session.ts'
import { paths } from '../../paths.ts'
import type { Credentials } from './login-form.tsx'
import { refusalWords } from './refusal-words.ts'
import { returnTo } from './return-to.ts'

/** Signs in and goes to the page that was asked for, else the dashboard; `error` is the server's sentence or 'Server Error'. */
export function useLogin() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<string>()

  const login = async (credentials: Credentials) => {
    setPending(true)
    setError(undefined)
    try {
      rememberLogin(await call(logIn, { body: { ...credentials, loginType: 'register_user' } }))
      await navigate(returnTo(state) ?? paths.dashboard)
    } catch (failure) {
      setError(refusalWords(failure))
    } finally {
      setPending(false)
    }
  }

  return { login, isPending, error }
}
