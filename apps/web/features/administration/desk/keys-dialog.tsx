import { Dialog } from '../../../ui/dialog.tsx'
import { DESK_KEYS } from './desk-keys.ts'
import styles from './desk.module.css'

interface KeysDialogProps {
  isOpen: boolean
  onClose: () => void
  areKeysOn: boolean
  onSwitch: (isOn: boolean) => void
}

/** Which key does what, and the way to have none. */
export const KeysDialog = ({ isOpen, onClose, areKeysOn, onSwitch }: KeysDialogProps) => (
  <Dialog isOpen={isOpen} title="Keys" onClose={onClose}>
    <dl className={styles.keys}>
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
    <label className={styles.everywhere}>
      <input
        type="checkbox"
        checked={areKeysOn}
        onChange={({ target }) => onSwitch(target.checked)}
      />
      <span>Single keys on</span>
    </label>
  </Dialog>
)
