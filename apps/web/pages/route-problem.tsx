import { useLayoutEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { restoreScheme } from '../color-scheme.ts'
import { NotFoundMessage } from './not-found-message.tsx'
import { ProblemFrame } from './problem-frame.tsx'
import { StoppedPage } from './stopped-page.tsx'

/** Shown in place of a page that failed. What was typed stays in storage, so a reload is safe. */
export function RouteProblem() {
  const error = useRouteError()
  useLayoutEffect(restoreScheme, [])
  const isNotFound = isRouteErrorResponse(error) && error.status === 404
  return (
    <ProblemFrame>{isNotFound ? <NotFoundMessage /> : <StoppedPage error={error} />}</ProblemFrame>
  )
}
