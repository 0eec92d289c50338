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
  return new Response(response.body.pipeThrough(bound()), { status, statusText, headers })
}

function bound(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0
  return new TransformStream({
    transform(piece, controller) {
      bytes += piece.length
      if (bytes > ANSWER_LIMIT_BYTES) throw new TooMuchSent('The model sent too much.')
      controller.enqueue(piece)
    },
  })
}
