/** Some 8,000 events of a stream, more than the longest essay has. */
const ANSWER_LIMIT_BYTES = 2 * 1_048_576

export class TooMuchSent extends Error {}

/**
 * Fetches without following redirects, which would take prompts and the key to wherever they lead,
 * and reads no more than `ANSWER_LIMIT_BYTES` of an answer.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' })
  if (!response.body) return response
  const { status, statusText, headers } = response
  return new Response(bound(response.body), { status, statusText, headers })
}

/** By hand: a stream piped through another holds more memory than what comes in it. */
function bound(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader()
  let bytes = 0
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await reader.read()
        if (done) return controller.close()
        bytes += value.length
        if (bytes > ANSWER_LIMIT_BYTES) throw new TooMuchSent('The model sent too much.')
        controller.enqueue(value)
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}
