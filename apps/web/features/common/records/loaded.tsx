import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { useSteadyPending } from '../../../ui/use-steady-pending.ts'
import { WaitingRows } from '../../../ui/waiting-rows.tsx'
import { useRole } from './use-role.ts'

interface LoadedProps<Data> {
  query: UseQueryResult<Data>
  /** What is loaded, as in "We couldn’t load the event log." */
  noun: string
  children: (data: Data) => ReactNode
}

/** Waits for what a page shows; the rest of the page stays usable when it does not come. */
export function Loaded<Data>({ query, noun, children }: LoadedProps<Data>) {
  const { data, isPending, isError, isFetching, error, refetch } = query
  useRole(error)
  const isWaiting = useSteadyPending(isPending)
  if (isError && data === undefined)
    return (
      <ErrorPanel
        message={`We couldn’t load ${noun}.`}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (isWaiting || data === undefined)
    return <WaitingRows label={`Loading ${noun}`} isShown={isWaiting} />
  return children(data)
}
