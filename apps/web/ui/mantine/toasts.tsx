import { Notifications } from '@mantine/notifications'
import { useMediaQuery } from '@mantine/hooks'

/** Top right; below 750 px at the bottom, above an action bar (`--action-bar-height`). At most 3. */
export function Toasts() {
  const isWide = useMediaQuery('(min-width: 750px)', true, { getInitialValueInEffect: false })
  return (
    <Notifications
      position={isWide ? 'top-right' : 'bottom-center'}
      limit={3}
      autoClose={5000}
      zIndex="var(--z-toast)"
      containerWidth={400}
      pauseResetOnHover="all"
    />
  )
}
