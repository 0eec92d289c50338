const ANSWER_MILLISECONDS = 30_000

/** The server, or its database, went away in the middle of a call: nobody knows whether it was done. */
export class ConnectionLost extends Error {}

export interface Answer {
  status: number
  text: string
  body: { data?: unknown; error?: { code: string } }
}

export interface Request {
  method?: string
  token?: string | undefined
  key?: string
  /** JSON text or a form. */
  body?: string | FormData
  /** Stands for the sender's address, so that limits by address count students apart. */
  address?: string
}

/** One call to the server, or `ConnectionLost`. */
export async function call(baseUrl: string, path: string, request: Request = {}): Promise<Answer> {
  const answer = await send(baseUrl, path, request)
  if (answer.status === 503) throw new ConnectionLost(`${path}: ${answer.text}`)
  return answer
}

async function send(baseUrl: string, path: string, request: Request): Promise<Answer> {
  const { method = 'GET', token, key, body, address } = request
  // An address that cannot be is no connection that was lost.
  const url = new URL(baseUrl + path)
  try {
    const response = await fetch(url, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(address !== undefined && { 'x-forwarded-for': address }),
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(ANSWER_MILLISECONDS),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, text, body: isJson ? JSON.parse(text) : {} }
  } catch (error) {
    throw new ConnectionLost(`${method} ${path}`, { cause: error })
  }
}

export const SUBMIT_PATH = '/api/v1/scholarships/submit-individual-scholarship'

export const BULK_PATH = '/api/v1/scholarships/submit-scholarships'

/** Works until the server is gone; any other failure is thrown. */
export async function untilConnectionLost(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ConnectionLost)) throw error
  }
}

export function expectStatus(answer: Answer, status: number): void {
  if (answer.status !== status)
    throw new Error(`Expected ${status}, was answered ${answer.status}: ${answer.text}`)
}
