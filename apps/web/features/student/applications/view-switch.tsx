import IconFileDescription from '@tabler/icons-react/dist/esm/icons/IconFileDescription.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './essay-workspace.module.css'

export type View = 'essay' | 'details'

interface ViewSwitchProps {
  view: View
  title: string
  onSwitch: (view: View) => void
}

/** Below 961 px the details and the essay swap places. */
export function ViewSwitch({ view, title, onSwitch }: ViewSwitchProps) {
  const isEssay = view === 'essay'
  return (
    <div className={styles.switch}>
      <span className={styles.title}>{title}</span>
      <Button onClick={() => onSwitch(isEssay ? 'details' : 'essay')}>
        <Icon icon={isEssay ? IconFileDescription : IconPencil} />
        {isEssay ? 'Show details' : 'Back to the essay'}
      </Button>
    </div>
  )
}
