import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import panel from './panel.module.css'

interface ErrorPanelProps {
  /** What happened, as in "We couldn't load this list." */
  message: string
  onRetry?: () => void
  isRetrying?: boolean
}

/** Takes the place of what could not be loaded; the rest of the page stays usable. */
export function ErrorPanel({ message, onRetry, isRetrying = false }: ErrorPanelProps) {
  return (
    <div className={panel.panel} role="alert">
      <Icon icon={IconAlertCircle} size={32} className={panel.alarm} />
      <p>{message}</p>
      {onRetry && (
        <div className={panel.action}>
          <Button onClick={onRetry} isBusy={isRetrying}>
            Try again
          </Button>
        </div>
      )}
    </div>
  )
}
