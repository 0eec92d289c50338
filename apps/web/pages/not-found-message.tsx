import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useDocumentTitle } from '../ui/use-document-title.ts'
import { ProblemPage } from './problem-page.tsx'

const TITLE = 'We couldn’t find that page'

export function NotFoundMessage() {
  useDocumentTitle(TITLE)
  return (
    <ProblemPage
      title={TITLE}
      sentence="The address may have a typing mistake, or the page has moved. Your account and your applications are not affected."
    >
      <ButtonLink variant="filled" to={paths.dashboard}>
        Go to your dashboard
      </ButtonLink>
      <Link to={paths.landing}>Go to the start</Link>
    </ProblemPage>
  )
}
