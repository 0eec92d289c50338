import { paths } from '../../paths.ts'
import { PopupChoice } from './popup-choice.tsx'
import type { PopupProps } from './popup-props.ts'

/** At login, while the profile has questions left. */
export function Personalise({ onClose }: PopupProps) {
  return (
    <>
      <p>
        A few answers are still open in the profile. With them we can rule out what does not fit,
        and find what does.
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
