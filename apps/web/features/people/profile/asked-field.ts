import { useEffect, useEffectEvent } from 'react'

/** These show only once it is said whether the student is at a college. */
const ASKED_FIRST: Readonly<Record<string, string>> = {
  collegeName: 'enrolledInCollege',
  enrollmentDate: 'enrolledInCollege',
  interestedColleges: 'enrolledInCollege',
}

/** Brings the field of a question into view with the focus in it, once; the fields stand before it. */
export function AskedField({ name, onAsked }: { name: string; onAsked: () => void }) {
  const focus = useEffectEvent(() => {
    const field = [name, ASKED_FIRST[name]]
      .map((each) => document.getElementById(`profile-${each}`))
      .find((each) => each !== null)
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
    onAsked()
  })
  useEffect(() => focus(), [name])
  return null
}
