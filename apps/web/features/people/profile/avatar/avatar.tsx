import { useState } from 'react'
import { initialsOf } from '../../../../ui/initials.ts'
import styles from './avatar.module.css'

interface AvatarProps {
  firstName: string
  lastName: string
  avatarUrl: string | null
}

/** The picture, or the initials while there is none or it cannot be shown. */
export function Avatar({ firstName, lastName, avatarUrl }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  return (
    // Drawn by the style sheet: beside the name, initials are no words to be read out.
    <span className={styles.avatar} data-initials={initialsOf({ firstName, lastName })}>
      {avatarUrl && avatarUrl !== broken && (
        <img src={avatarUrl} alt="" onError={() => setBroken(avatarUrl)} />
      )}
    </span>
  )
}
