import { PlansLink } from '../chat/plans-link.tsx'

/** Why what the assistant wrote can only be read. One's own writing is never locked. */
export function LockLine() {
  return (
    <>
      Editing, copying and submitting what the assistant wrote needs a subscription. Your own
      writing is never locked. <PlansLink />
    </>
  )
}
