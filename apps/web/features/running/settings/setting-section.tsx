import type { ComponentType } from 'react'
import styles from './settings.module.css'

export interface SettingArea {
  /** Its anchor; mails lead to some of them. */
  id: string
  title: string
  hint: string
  Content: ComponentType
}

export function SettingSection({ id, title, hint, Content }: SettingArea) {
  const headingId = `${id}-heading`
  return (
    <section id={id} className={styles.area} aria-labelledby={headingId}>
      <div className={styles.words}>
        <h2 id={headingId} tabIndex={-1}>
          {title}
        </h2>
        <p>{hint}</p>
      </div>
      <div className={styles.content}>
        <Content />
      </div>
    </section>
  )
}
