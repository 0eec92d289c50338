import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import { useRef } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import panel from './panel.module.css'
import { useFocusGoesOn } from './use-focus-goes-on.ts'

interface ErrorPanelProps {
  /** What happened, as in "We couldn't load this list." */
  message: string
  onRetry?: () => void
  isRetrying?: boolean
}

/**
 * Takes the place of what could not be loaded; the rest of the page stays usable. Try again leads on to
 * the heading before it.
 */
export function ErrorPanel({ message, onRetry, isRetrying = false }: ErrorPanelProps) {
  const place = useRef<HTMLDivElement>(null)
  useFocusGoesOn(place)
  return (
    <div ref={place} className={panel.panel} role="alert">
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
