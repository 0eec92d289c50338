import { longDate } from '@laurel/contract/words/deadline-words'
import { lazy, Suspense, useState } from 'react'
import { clock } from '../../../clock.ts'
import { Button } from '../../../ui/button.tsx'
import { dayHere, listEnd } from './list-days.ts'

const WinnerListDialog = lazy(() => import('./winner-list-dialog.tsx'))

interface WinnerListProps {
  scholarshipId: string
  cycle: string
  title: string
  announcedAt: string
}

/** The way to who won; once its days have passed it says so in its place. */
export function WinnerList({ announcedAt, ...named }: WinnerListProps) {
  const [now] = useState(clock.now)
  const [isOpen, setOpen] = useState(false)
  const end = listEnd(announcedAt)
  if (now > end) return <p>You could see here who won until {longDate(dayHere(end))}.</p>
  return (
    <div data-print="hide">
      <Button aria-label={`See who won: ${named.title}`} onClick={() => setOpen(true)}>
        See who won
      </Button>
      {isOpen && (
        <Suspense>
          <WinnerListDialog {...named} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
