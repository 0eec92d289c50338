import { Dialog } from '../../../ui/dialog.tsx'
import styles from './essay-drawer.module.css'
import { FailedHelp } from './generating.tsx'
import { VersionWork, type VersionWorkProps } from './version-work.tsx'

/** Another version of a plain text beside its form, for as long as there is one to choose. */
export function VersionDrawer(props: VersionWorkProps) {
  const { help, task } = props
  return (
    <Dialog
      isOpen={help.work.phase !== 'idle'}
      onClose={help.keep}
      title={task.requirement.title}
      className={styles.drawer}
    >
      {help.work.phase === 'failed' && <FailedHelp work={help.work} help={help} />}
      <VersionWork {...props} />
    </Dialog>
  )
}
