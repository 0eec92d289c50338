import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import type { Credentials } from './login-form.tsx'

interface LoginAnswer {
  message?: string
  error?: { description?: string }
  data?: { user: unknown; accessToken: string; refreshToken: string; clientIp: string }
}

function remember({ user, accessToken, refreshToken, clientIp }: NonNullable<LoginAnswer['data']>) {
  localStorage.setItem('userInfo', JSON.stringify(user))
  localStorage.setItem('token', accessToken)
  localStorage.setItem('refresh_token', refreshToken)
  localStorage.setItem('clientIp', clientIp)
}

/** Signs in and goes to the dashboard; `error` is the server's sentence or 'Server Error'. */
export function useLogin() {
  const navigate = useNavigate()
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<string>()

  const send = async (credentials: Credentials) => {
    const response = await fetch('/api/v1/users/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...credentials, loginType: 'register_user' }),
    })
    const answer = (await response.json()) as LoginAnswer
    if (!answer.data) return setError(answer.error?.description ?? 'Server Error')
    remember(answer.data)
    await navigate(paths.dashboard)
  }

  const login = (credentials: Credentials) => {
    setPending(true)
    setError(undefined)
    send(credentials)
      .catch(() => setError('Server Error'))
      .finally(() => setPending(false))
  }

  return { login, isPending, error }
}
