import { CheckField } from '../../../../ui/check-field.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DESK_KEYS } from './desk-keys.ts'
import parts from './desk-parts.module.css'
import styles from './keys-dialog.module.css'

interface KeysDialogProps {
  isOpen: boolean
  onClose: () => void
  areKeysOn: boolean
  onSwitch: (isOn: boolean) => void
}

/** Which key does what, and the way to have none. */
export const KeysDialog = ({ isOpen, onClose, areKeysOn, onSwitch }: KeysDialogProps) => (
  <Dialog isOpen={isOpen} title="Keys" onClose={onClose}>
    <dl className={classNames(styles.keys, parts.keyed)}>
      {DESK_KEYS.map(({ key, words }) => (
        <div key={key}>
          <dt>
            {/[A-Z]/.test(key) && <kbd>⇧</kbd>}
            <kbd>{key.toUpperCase()}</kbd>
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
    <CheckField label="Single keys on" isChecked={areKeysOn} onChange={onSwitch} />
  </Dialog>
)
