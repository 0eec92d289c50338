import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import styles from './popup.module.css'

interface PopupChoiceProps {
  accept: string
  /** Where accepting leads. */
  to: string
  decline: string
  onClose: (isAccepted: boolean) => void
}

/** Two answers of equal size; the popup is gone before the next page comes. */
export function PopupChoice({ accept, to, decline, onClose }: PopupChoiceProps) {
  const navigate = useNavigate()
  return (
    <div className={styles.choice}>
      <Button onClick={() => onClose(false)}>{decline}</Button>
      <Button
        variant="filled"
        onClick={() => {
          onClose(true)
          void navigate(to)
        }}
      >
        {accept}
      </Button>
    </div>
  )
}
