import { FamilyView } from '../../features/student/family/family-view.tsx'
import { privateMeta } from '../../page-meta.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from './list-page.module.css'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('Family')

export const handle: PageHandle = { crumb: 'Family' }

export default function FamilyPage() {
  return (
    <>
      <PageHeading>Family</PageHeading>
      <p className={styles.intro}>
        A parent helps a student to find scholarships. Only the student sends applications.
      </p>
      <FamilyView />
    </>
  )
}
