import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Button } from '../ui/button.tsx'
import { paths } from '../paths.ts'
import { Logo } from '../ui/logo.tsx'
import { NotFoundMessage } from './not-found-message.tsx'
import { ProblemPage } from './problem-page.tsx'
import styles from './problem-page.module.css'

/** Shown in place of a page that failed. What was typed stays in storage, so a reload is safe. */
export function RouteProblem() {
  const error = useRouteError()
  const isNotFound = isRouteErrorResponse(error) && error.status === 404
  return (
    <>
      <header className={styles.header}>
        <Logo to={paths.landing} />
      </header>
      <main id="main" tabIndex={-1}>
        {isNotFound ? (
          <NotFoundMessage />
        ) : (
          <ProblemPage
            title="This page stopped working"
            sentence="Something on our side went wrong. Your saved answers and drafts are safe. Reload the page, and if it happens again, go back to the start."
          >
            <Button variant="filled" onClick={() => location.reload()}>
              Reload the page
            </Button>
            <a href={paths.landing}>Go to the start</a>
          </ProblemPage>
        )}
      </main>
    </>
  )
}
