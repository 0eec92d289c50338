import { paths } from '../../../paths.ts'
import { PopupChoice } from './popup-choice.tsx'
import type { PopupProps } from './popup-props.ts'

/** At login, while the profile has questions left. */
export function Personalise({ onClose }: PopupProps) {
  return (
    <>
      <p>
        A few answers are still open in the profile. They help us find what fits, and leave out what
        does not.
      </p>
      <PopupChoice
        accept="Yes, sure"
        to={paths.appUpdateDetails}
        decline="No thanks"
        onClose={onClose}
      />
    </>
  )
}
