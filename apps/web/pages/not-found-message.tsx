import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ProblemPage } from './problem-page.tsx'

export function NotFoundMessage() {
  return (
    <ProblemPage
      title="We couldn’t find that page"
      sentence="The address may have a typing mistake, or the page has moved. Your account and your applications are not affected."
    >
      <ButtonLink variant="filled" to={paths.dashboard}>
        Go to your dashboard
      </ButtonLink>
      <Link to={paths.landing}>Go to the start</Link>
    </ProblemPage>
  )
}
