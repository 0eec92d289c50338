import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { showToast } from '../../../ui/toasts/show-toast.ts'
import { arrivalOf } from './arrival.ts'

/** Says what led here, such as a new password, once. */
export function ArrivalToast() {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const words = arrivalOf(state)
  useEffect(() => {
    if (words === undefined) return
    showToast({ kind: 'success', message: words, id: 'arrival' })
    // A reload or a way back must not say it again.
    void navigate(pathname + search, { replace: true, state: null })
  }, [words, navigate, pathname, search])
  return null
}
