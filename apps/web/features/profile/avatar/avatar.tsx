import { useState } from 'react'
import styles from './avatar.module.css'

interface AvatarProps {
  firstName: string
  lastName: string
  avatarUrl: string | null
}

const initialOf = (name: string) => [...name.trim()][0] ?? ''

/** The picture, or the initials while there is none or it cannot be shown. */
export function Avatar({ firstName, lastName, avatarUrl }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  return (
    // Drawn by the style sheet: beside the name, initials are no words to be read out.
    <span className={styles.avatar} data-initials={initialOf(firstName) + initialOf(lastName)}>
      {avatarUrl && avatarUrl !== broken && (
        <img src={avatarUrl} alt="" onError={() => setBroken(avatarUrl)} />
      )}
    </span>
  )
}
