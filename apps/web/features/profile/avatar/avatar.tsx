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
    <span className={styles.avatar} aria-hidden="true">
      {avatarUrl !== null && avatarUrl !== broken ? (
        <img src={avatarUrl} alt="" onError={() => setBroken(avatarUrl)} />
      ) : (
        initialOf(firstName) + initialOf(lastName)
      )}
    </span>
  )
}
