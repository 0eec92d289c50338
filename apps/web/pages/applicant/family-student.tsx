import { useLocation, useSearchParams } from 'react-router'
import {
  STUDENT_TABS,
  StudentView,
  type StudentTab,
} from '../../features/student/family/student/student-view.tsx'
import { privateMeta } from '../../page-meta.ts'
import { idFromSearch, paths } from '../../paths.ts'
import type { PageHandle } from '../signed-in/page-handle.ts'

export const meta = () => privateMeta('Your student')

export const handle: PageHandle = {
  crumb: 'Your student',
  parents: [{ label: 'Family', to: paths.family }],
}

const isTab = (name: string | null): name is StudentTab => STUDENT_TABS.some((tab) => tab === name)

export default function FamilyStudentPage() {
  const { search } = useLocation()
  const [params] = useSearchParams()
  const tab = params.get('tab')
  const studentId = idFromSearch(search)
  return (
    <StudentView key={studentId} studentId={studentId} tab={isTab(tab) ? tab : 'applications'} />
  )
}
