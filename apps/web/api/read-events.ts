/** A server-sent event as it came. */
export interface RawEvent {
  event: string
  data: string
}

/**
 * Reads server-sent events as the HTML standard says: any line end, several data lines, comments
 * left out, and an event that breaks off left out as well.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onChunk?: () => void,
): AsyncGenerator<RawEvent> {
  // A character may be split over two chunks.
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      onChunk?.()
      rest += decoder.decode(part.value, { stream: true })
      const blocks = rest.split(BLANK_LINE)
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = readBlock(block)
        if (event) yield event
      }
    }
  } finally {
    // Whoever stops listening ends the request.
    await reader.cancel().catch(() => undefined)
  }
}

const BLANK_LINE = /\r\n\r\n|\n\n|\r\r/

function readBlock(block: string): RawEvent | undefined {
  let event = 'message'
  const data: string[] = []
  for (const line of block.split(/\r\n|\n|\r/)) {
    const [field = '', ...rest] = line.split(':')
    const value = rest.join(':').replace(/^ /, '')
    if (field === 'event') event = value
    if (field === 'data') data.push(value)
  }
  return data.length > 0 ? { event, data: data.join('\n') } : undefined
}
