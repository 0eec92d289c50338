import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import IconTrophy from '@tabler/icons-react/dist/esm/icons/IconTrophy.mjs'
import type { ScholarshipDetail } from '@laurel/contract/scholarship-shapes'
import type { ReactNode } from 'react'
import { useUser } from '../../../../api/use-session.ts'
import { Icon, type IconShape } from '../../../../ui/icon.tsx'
import { announcedWords } from '../announced-words.ts'
import styles from './what-next.module.css'

/** What happens once it is sent: nobody should wonder whether to. */
export function WhatNext({ scholarship }: { scholarship: ScholarshipDetail }) {
  const { user } = scholarship
  const { phone } = useUser()
  return (
    <div className={styles.next}>
      <h2>After you submit</h2>
      <ul>
        <Line icon={IconSend}>
          {user.firstName} receives it at once. You keep a receipt of exactly what was sent, and it
          says when someone there has read it.
        </Line>
        <Line icon={IconTrophy}>{announcedWords(scholarship)}.</Line>
        <Line icon={IconBell}>
          You hear from us by email and in your notifications.
          {phone && ` ${user.firstName} may phone you, too.`}
        </Line>
      </ul>
    </div>
  )
}

function Line({ icon, children }: { icon: IconShape; children: ReactNode }) {
  return (
    <li>
      <Icon icon={icon} />
      <span>{children}</span>
    </li>
  )
}
