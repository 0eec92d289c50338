import { useState } from 'react'
import { Navigate } from 'react-router'
import { readToken } from '../../api/session.ts'
import { paths } from '../../paths.ts'
import SignupPage from './signup.tsx'

/** The first step under its older addresses, which send on whoever is signed in already. */
export default function RegisterStart() {
  // Whoever signs up here goes on to the next step instead.
  const [isMember] = useState(() => readToken() !== null)
  return isMember ? <Navigate to={paths.dashboard} replace /> : <SignupPage />
}
