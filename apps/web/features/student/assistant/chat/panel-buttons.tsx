import IconArrowsDiagonal from '@tabler/icons-react/dist/esm/icons/IconArrowsDiagonal.mjs'
import IconArrowsDiagonalMinimize2 from '@tabler/icons-react/dist/esm/icons/IconArrowsDiagonalMinimize2.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { Icon } from '../../../../ui/icon.tsx'
import iconButton from '../../../../ui/icon-button.module.css'

export interface Maximise {
  isOn: boolean
  toggle: () => void
}

interface PanelButtonsProps {
  /** Where the panel can take the place of what it stands beside. */
  maximise?: Maximise | undefined
  onClose: () => void
}

/** What stands at the end of the head of a panel of the assistant. */
export const PanelButtons = ({ maximise, onClose }: PanelButtonsProps) => (
  <>
    {maximise && (
      <button
        type="button"
        className={iconButton.button}
        aria-label="Maximize"
        title={maximise.isOn ? 'Restore' : 'Maximize'}
        aria-pressed={maximise.isOn}
        onClick={maximise.toggle}
      >
        <Icon icon={maximise.isOn ? IconArrowsDiagonalMinimize2 : IconArrowsDiagonal} />
      </button>
    )}
    <button
      type="button"
      className={iconButton.button}
      aria-label="Close the assistant"
      title="Close"
      onClick={onClose}
    >
      <Icon icon={IconX} />
    </button>
  </>
)
