import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { CallError } from './call-error.ts'
import { forgetOwnAnswers } from './forget-own-answers.ts'
import { FreshQueryClient } from './fresh-query-client.ts'
import { onSessionChange, readToken } from './session.ts'

const RETRIES = 2

function createClient(): FreshQueryClient {
  return new FreshQueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        // Asked without a connection too: what was kept answers, or the page says what is wrong.
        networkMode: 'always',
        refetchOnReconnect: true,
        // A refusal stays one; only what never arrived is worth another try.
        retry: (failures, error) =>
          error instanceof CallError &&
          (error.isOffline ? navigator.onLine : error.statusCode >= 500) &&
          failures < RETRIES,
      },
      mutations: { retry: false },
    },
  })
}

/** Server state of a signed-in area; forgotten when the session ends. */
export function ServerState({ children }: { children: ReactNode }) {
  const [client] = useState(createClient)
  useEffect(
    () =>
      onSessionChange(() => {
        if (readToken() !== null) return
        client.clear()
        forgetOwnAnswers().catch((error: unknown) => console.error('Kept answers stay', error))
      }),
    [client],
  )
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
