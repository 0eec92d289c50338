import type { ReactNode } from 'react'
import hidden from '../../../ui/visually-hidden.module.css'

export const LIST_HEADING_ID = 'list-heading'

/** Names the list for screen readers and takes the focus when its page changes. */
export function ListHeading({ children }: { children: ReactNode }) {
  return (
    <h2 id={LIST_HEADING_ID} tabIndex={-1} className={hidden.hidden}>
      {children}
    </h2>
  )
}
