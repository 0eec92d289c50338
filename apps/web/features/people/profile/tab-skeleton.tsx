import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import section from './section.module.css'
import styles from './tab-skeleton.module.css'

const SECTIONS = [3, 5]

/** The questions of a tab to come, as high as a screen, so that what is below stays there. */
export function TabSkeleton() {
  return (
    <div aria-busy="true" className={styles.tab}>
      <VisuallyHidden role="status">Loading the questions</VisuallyHidden>
      {SECTIONS.map((fields) => (
        <div key={fields} className={section.section} aria-hidden="true">
          <div className={section.words}>
            <div className={styles.title} />
          </div>
          <div className={section.fields}>
            {Array.from({ length: fields }, (_, position) => (
              <div key={position} className={styles.field} />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
