import { vi } from 'vitest'

interface Asked {
  url: string
  request: RequestInit | undefined
}

/**
 * Stands where the server is: every request waits until the test answers the oldest one.
 * `vi.unstubAllGlobals` ends it.
 */
export function aServer() {
  const requests: Asked[] = []
  const waiting: ReturnType<typeof Promise.withResolvers<Response>>[] = []
  vi.stubGlobal('fetch', (url: string, request?: RequestInit) => {
    const answer = Promise.withResolvers<Response>()
    requests.push({ url, request })
    waiting.push(answer)
    return answer.promise
  })
  const next = async () => {
    await vi.waitFor(() => waiting.length > 0 || Promise.reject(new Error('Nothing was asked.')))
    return waiting.shift()!
  }
  return {
    requests,
    answer: async (data: unknown) => (await next()).resolve(Response.json({ data })),
    refuse: async (status: number, code: string, headers: HeadersInit = {}) => {
      const error = { code, message: code, description: `The words of ${code}.` }
      const body = { statusCode: status, message: code, error }
      ;(await next()).resolve(Response.json(body, { status, headers }))
    },
    /** Answers with something that is not of this product, as a gateway does. */
    break: async (status: number) =>
      (await next()).resolve(new Response('<h1>Bad Gateway</h1>', { status })),
    /** Cannot be reached. */
    drop: async () => (await next()).reject(new TypeError('Failed to fetch')),
  }
}
