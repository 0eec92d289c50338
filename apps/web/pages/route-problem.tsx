import { useLayoutEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { restoreScheme } from '../color-scheme.ts'
import { paths } from '../paths.ts'
import { Logo } from '../ui/logo.tsx'
import { NotFoundMessage } from './not-found-message.tsx'
import styles from './problem-page.module.css'
import { StoppedPage } from './stopped-page.tsx'

/** Shown in place of a page that failed. What was typed stays in storage, so a reload is safe. */
export function RouteProblem() {
  const error = useRouteError()
  useLayoutEffect(restoreScheme, [])
  const isNotFound = isRouteErrorResponse(error) && error.status === 404
  return (
    <>
      <header className={styles.header}>
        <Logo to={paths.landing} />
      </header>
      <main id="main" tabIndex={-1}>
        {isNotFound ? <NotFoundMessage /> : <StoppedPage />}
      </main>
    </>
  )
}
