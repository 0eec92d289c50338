import { expect, it } from 'vitest'
import { type RawEvent, readEvents } from './read-events.ts'

async function read(...chunks: (string | Uint8Array)[]): Promise<RawEvent[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks)
        controller.enqueue(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk)
      controller.close()
    },
  })
  const events: RawEvent[] = []
  for await (const event of readEvents(body)) events.push(event)
  return events
}

it.each(['\n', '\r\n', '\r'])('reads events whose lines end with %j', async (end) => {
  const text = [
    'event: piece',
    'data: a',
    '',
    ': still here',
    '',
    'data: b',
    'data:  c',
    '',
    '',
  ].join(end)
  expect(await read(`${text}data`)).toEqual([
    { event: 'piece', data: 'a' },
    { event: 'message', data: 'b\n c' },
  ])
})

it('puts together what chunks have torn apart, down to a character', async () => {
  const bytes = new TextEncoder().encode('event: piece\ndata: {"text":"né 🌿"}\n\n')
  const single = [...bytes].map((byte) => new Uint8Array([byte]))
  expect(await read(...single)).toEqual([{ event: 'piece', data: '{"text":"né 🌿"}' }])
})

it('leaves out an event that breaks off', async () => {
  expect(await read('data: whole\n\n', 'data: half')).toEqual([{ event: 'message', data: 'whole' }])
})

it('ends the request when nobody listens any more', async () => {
  let isCancelled = false
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('data: more\n\n')),
    cancel: () => {
      isCancelled = true
    },
  })
  for await (const { data } of readEvents(body)) {
    expect(data).toBe('more')
    break
  }
  expect(isCancelled).toBe(true)
})
