import { useEffect } from 'react'
import { useUser } from '../../../api/use-session.ts'
import { offerPopup } from './popup-queue.ts'

/** How the form works, said once to somebody who has never applied or begun to. */
export function useFirstScholarship(isUntouched: boolean): void {
  const { scholarshipCount } = useUser()
  const isFirst = isUntouched && scholarshipCount === 0
  useEffect(() => {
    if (isFirst) offerPopup({ kind: 'firstScholarship', event: 'first' })
  }, [isFirst])
}
