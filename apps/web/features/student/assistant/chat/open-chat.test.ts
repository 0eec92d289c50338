import type { Chat, ChatEvent, ChatMessage } from '@laurel/contract/chat-shapes'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CallError } from '../../../../api/call-error.ts'
import type { ChatPorts } from './chat-ports.ts'
import { OpenChat } from './open-chat.ts'

const usage = { essaysLeft: 3, essayLimit: 10, renewsOn: '2027-04-01' }
const greeting = aMessage('assistant', 'Do you want to give keywords?')
const kept: Chat = {
  id: 'chat',
  scholarshipId: null,
  requirementId: null,
  messages: [greeting],
  usage,
  aiPolicy: 'allowed',
  canUseEssays: true,
  isOffline: true,
}

function aMessage(author: ChatMessage['author'], text: string): ChatMessage {
  const type = author === 'student' ? 'user' : 'bot'
  return { id: text, author, type, text, choices: [], links: [], createdAt: '2027-03-01T12:00:00Z' }
}

/** Sends what a test tells it to, when the test tells it to. */
class Wire {
  readonly asked: unknown[] = []
  signal: AbortSignal | undefined
  #queue = Promise.withResolvers<ChatEvent | 'over'>()

  tell(event: ChatEvent | 'over'): Promise<unknown> {
    this.#queue.resolve(event)
    this.#queue = Promise.withResolvers()
    return vi.advanceTimersByTimeAsync(1)
  }
  async *send(_id: string, asked: unknown, signal: AbortSignal): AsyncGenerator<ChatEvent> {
    this.asked.push(asked)
    this.signal = signal
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    })
    for (;;) {
      const event = await Promise.race([this.#queue.promise, aborted])
      if (event === 'over') return
      yield event
    }
  }
}

let wire: Wire
let onServer: Chat
const typed = new Map<string, string>()

async function openChat(change: Partial<ChatPorts> = {}): Promise<OpenChat> {
  wire = new Wire()
  const chat = new OpenChat(
    {},
    {
      start: () => Promise.resolve(onServer),
      read: () => Promise.resolve(onServer),
      clear: () => Promise.resolve(kept),
      send: (...given) => wire.send(...given),
      take: () => Promise.resolve({ html: '', disclosure: null }),
      readTyped: (id) => typed.get(id) ?? '',
      keepTyped: (id, text) => typed.set(id, text),
      now: () => Date.now(),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      ...change,
    },
  )
  await chat.open()
  return chat
}

const own = aMessage('student', 'Hello')
const end: ChatEvent = { event: 'end', data: { usage: { ...usage, essaysLeft: 2 } } }
const piece = (text: string): ChatEvent => ({ event: 'piece', data: { text } })
const says = (data: ChatMessage): ChatEvent => ({ event: 'message', data })
const textsOf = ({ view }: OpenChat) => view.messages.map(({ text }) => text)

beforeEach(() => {
  vi.useFakeTimers()
  onServer = kept
  typed.clear()
})
afterEach(() => vi.useRealTimers())

it('shows what is being written and then the whole message, once', async () => {
  const chat = await openChat()
  chat.type('Hello')
  const done = chat.ask({ message: 'Hello' })
  expect(chat.view.typed).toBe('')
  await wire.tell(says(own))
  expect(chat.view.reply).toMatchObject({ isTaken: true, text: '' })
  await wire.tell(piece('One'))
  await wire.tell({ event: 'again', data: {} })
  await wire.tell(piece('Two'))
  expect(chat.view.reply?.text).toBe('Two')
  await wire.tell(piece(' words'))
  await wire.tell(says(aMessage('assistant', 'Two words')))
  await wire.tell(end)
  await wire.tell('over')
  await done
  expect(chat.view).toMatchObject({
    reply: undefined,
    trouble: undefined,
    chat: { usage: { essaysLeft: 2 } },
  })
  expect(textsOf(chat)).toEqual([greeting.text, 'Hello', 'Two words'])
})

it('waits half a second before an answer that was not written word by word', async () => {
  const chat = await openChat()
  void chat.ask({ message: 'Hello' })
  await wire.tell(says(own))
  await wire.tell(says(aMessage('assistant', 'A question')))
  await vi.advanceTimersByTimeAsync(400)
  expect(textsOf(chat)).toEqual([greeting.text, 'Hello'])
  await vi.advanceTimersByTimeAsync(100)
  expect(textsOf(chat)).toEqual([greeting.text, 'Hello', 'A question'])
})

it('gives back what was typed when it was refused, and asks the same again', async () => {
  const refusal = new CallError(
    {
      statusCode: 409,
      message: 'Wait.',
      error: { code: 'ASSISTANT_BUSY', message: 'Wait.', description: 'Wait.' },
    },
    409,
  )
  const send = vi.fn<ChatPorts['send']>(() => {
    throw refusal
  })
  const chat = await openChat({ send })
  chat.type('Hello')
  await chat.ask({ message: 'Hello' })
  expect(chat.view).toMatchObject({
    typed: 'Hello',
    reply: undefined,
    trouble: { code: 'ASSISTANT_BUSY', message: 'Wait.' },
  })
  expect(typed.get('chat')).toBe('Hello')
  chat.tryAgain()
  expect(send.mock.calls.map(([, asked]) => asked)).toEqual([
    { message: 'Hello' },
    { message: 'Hello' },
  ])
})

it('keeps what had come when it is stopped, as the server has it', async () => {
  const chat = await openChat()
  const done = chat.ask({ message: 'Hello' })
  await wire.tell(says(own))
  await wire.tell(piece('Half a sen'))
  chat.stop()
  expect(wire.signal?.aborted).toBe(true)
  onServer = { ...kept, messages: [greeting, own, aMessage('assistant', 'Half a')] }
  await vi.advanceTimersByTimeAsync(200)
  await done
  expect(textsOf(chat)).toEqual([greeting.text, 'Hello', 'Half a'])
  expect(chat.view).toMatchObject({ reply: undefined, trouble: undefined })
})

it('asks the next thing once what was stopped has come to its end', async () => {
  const chat = await openChat()
  void chat.ask({ message: 'Hello' })
  await wire.tell(says(own))
  chat.stop()
  expect(chat.isStopping).toBe(true)
  const next = chat.ask({ action: 'shorten' })
  await vi.advanceTimersByTimeAsync(200)
  expect(wire.asked).toEqual([{ message: 'Hello' }, { action: 'shorten' }])
  expect(await chat.ask({ message: 'Meanwhile' })).toBeUndefined()
  await wire.tell(end)
  await wire.tell('over')
  await next
  expect(chat.view.reply).toBeUndefined()
})

it('keeps what had come when the connection breaks and the server has nothing of it', async () => {
  const chat = await openChat()
  const done = chat.ask({ message: 'Hello' })
  await wire.tell(says(own))
  await wire.tell(piece('Half a sen'))
  onServer = { ...kept, messages: [greeting, own] }
  await wire.tell('over')
  await vi.advanceTimersByTimeAsync(10_000)
  await done
  expect(textsOf(chat)).toEqual([greeting.text, 'Hello', 'Half a sen'])
  expect(chat.view.trouble).toEqual({ message: 'Error loading response' })
})

it('offers to ask again what was left without an answer', async () => {
  onServer = { ...kept, messages: [greeting, own] }
  const chat = await openChat()
  expect(chat.view.trouble).toEqual({ message: 'Error loading response' })
  chat.tryAgain()
  expect(wire.asked).toEqual([{ message: 'Hello' }])
})

it('begins anew, and says so when that failed', async () => {
  onServer = { ...kept, messages: [greeting, own, aMessage('assistant', 'An answer')] }
  const clear = vi
    .fn<ChatPorts['clear']>()
    .mockRejectedValueOnce(new CallError(undefined, 0))
    .mockResolvedValueOnce(kept)
  const chat = await openChat({ clear })
  await chat.startOver()
  expect(chat.view).toMatchObject({ trouble: { message: 'Error loading response' } })
  expect(textsOf(chat)).toHaveLength(3)
  await chat.startOver()
  expect(chat.view.trouble).toBeUndefined()
  expect(textsOf(chat)).toEqual([greeting.text])
})

it('says that it could not be opened, and opens on the next try', async () => {
  const start = vi
    .fn<ChatPorts['start']>()
    .mockRejectedValueOnce(new CallError(undefined, 0))
    .mockResolvedValueOnce(kept)
  const chat = await openChat({ start })
  expect(chat.view).toMatchObject({
    chat: undefined,
    trouble: { message: 'Error loading response' },
  })
  chat.tryAgain()
  await vi.advanceTimersByTimeAsync(1)
  expect(chat.view).toMatchObject({ chat: { id: 'chat' }, trouble: undefined })
})

it('takes up what was typed before a reload', async () => {
  typed.set('chat', 'Half a thought')
  expect((await openChat()).view.typed).toBe('Half a thought')
})

it('takes nothing out of the chat that was said while it was read again', async () => {
  const late = Promise.withResolvers<Chat>()
  const chat = await openChat({ read: () => late.promise })
  const opening = chat.open()
  const done = chat.ask({ message: 'Hello' })
  await wire.tell(says(own))
  late.resolve(kept)
  await opening
  expect(textsOf(chat)).toEqual([greeting.text, 'Hello'])
  await wire.tell(piece('Two'))
  await wire.tell(says(aMessage('assistant', 'Two')))
  await wire.tell(end)
  await wire.tell('over')
  await done
  expect(textsOf(chat)).toEqual([greeting.text, 'Hello', 'Two'])
  expect(chat.view.chat?.usage.essaysLeft).toBe(2)
})
