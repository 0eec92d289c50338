import { vi } from 'vitest'

interface Asked {
  url: string
  request: RequestInit | undefined
}

type Answer = ReturnType<typeof Promise.withResolvers<Response>>

/**
 * Stands where the server is: every request waits until the test answers the oldest one.
 * `vi.unstubAllGlobals` ends it.
 */
export function aServer() {
  const requests: Asked[] = []
  const waiting: { url: string; answer: Answer }[] = []
  const due: { part: string; take: (answer: Answer) => void }[] = []
  vi.stubGlobal('fetch', (url: string, request?: RequestInit) => {
    const answer = Promise.withResolvers<Response>()
    requests.push({ url, request })
    const [first] = due.splice(
      indexOf(due, ({ part }) => url.includes(part)),
      1,
    )
    if (first) first.take(answer)
    else waiting.push({ url, answer })
    return answer.promise
  })
  // Without a clock, which may stand still.
  const next = async (part = ''): Promise<Answer> => {
    const [oldest] = waiting.splice(
      indexOf(waiting, ({ url }) => url.includes(part)),
      1,
    )
    return oldest?.answer ?? new Promise((take) => void due.push({ part, take }))
  }
  return {
    requests,
    answer: async (data: unknown) => (await next()).resolve(Response.json({ data })),
    /** Answers the oldest of those whose address has this part: answers come in any order. */
    answerTo: async (part: string, data: unknown) =>
      (await next(part)).resolve(Response.json({ data })),
    /** With `current`, what stands there now, as conflicts bring it along. */
    refuse: async (status: number, code: string, headers: HeadersInit = {}, current?: unknown) => {
      const error = { code, message: code, description: `The words of ${code}.`, current }
      const body = { statusCode: status, message: code, error }
      ;(await next()).resolve(Response.json(body, { status, headers }))
    },
    /** Says of each field what is wrong with it. */
    refuseFields: async (fields: Readonly<Record<string, string>>) => {
      const error = { code: 'VALIDATION_FAILED', message: 'Please check.', fields }
      const body = { statusCode: 400, message: 'Please check.', error }
      ;(await next()).resolve(Response.json(body, { status: 400 }))
    },
    /** Answers with something that is not of this product, as a gateway does. */
    break: async (status: number) =>
      (await next()).resolve(new Response('<h1>Bad Gateway</h1>', { status })),
    /** Cannot be reached. */
    drop: async () => (await next()).reject(new TypeError('Failed to fetch')),
  }
}

/** Behind the last one where there is none. */
function indexOf<Each>(all: readonly Each[], isMeant: (each: Each) => boolean): number {
  const index = all.findIndex(isMeant)
  return index === -1 ? all.length : index
}
