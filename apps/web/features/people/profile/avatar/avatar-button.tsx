import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs'
import { lazy, Suspense, useState } from 'react'
import { useUser } from '../../../../api/use-session.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Avatar } from './avatar.tsx'
import styles from './avatar.module.css'

const AvatarDialog = lazy(() => import('./avatar-dialog.tsx'))

/** The picture beside the name; pressing it changes or removes it. */
export function AvatarButton() {
  const { firstName, lastName, avatarUrl } = useUser()
  const [isOpen, setOpen] = useState(false)
  const words = avatarUrl === null ? 'Add a picture' : 'Change the picture'
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={words}
        title={words}
        onClick={() => setOpen(true)}
      >
        <Avatar firstName={firstName} lastName={lastName} avatarUrl={avatarUrl} />
        <span className={styles.camera}>
          <Icon icon={IconCamera} size={16} />
        </span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <AvatarDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
