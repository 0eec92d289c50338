import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { KIND_NAMES, KINDS, type RequirementKind } from './requirement-kinds.ts'
import styles from './requirements.module.css'

interface AddRequirementProps {
  /** One CV is enough. */
  hasCv: boolean
  onClose: () => void
  onPick: (kind: RequirementKind) => void
}

/** The kinds of things that can be asked for. */
export function AddRequirement({ hasCv, onClose, onPick }: AddRequirementProps) {
  const kinds = KIND_NAMES.filter((kind) => kind !== 'cv' || !hasCv)
  return (
    <Dialog isOpen title="Add something to send" onClose={onClose}>
      <ul className={styles.kinds}>
        {kinds.map((kind) => {
          const { label, icon, hint } = KINDS[kind]
          return (
            <li key={kind}>
              <button type="button" onClick={() => onPick(kind)}>
                <Icon icon={icon} />
                <span>
                  <b>{label}</b>
                  <small>{hint}</small>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
