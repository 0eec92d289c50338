import type { ChatEvent, ChatMessage } from '@laurel/contract/chat-shapes'
import { CallError } from '../../../../api/call-error.ts'
import { openPorts, type ChatPorts, type TakenEssay } from './chat-ports.ts'
import type { Asked, ChatSubject, ChatTrouble, ChatView } from './chat-view.ts'

/** Specification 1, section 9: before a reply that was not written word by word. */
const REPLY_DELAY_MS = 500
/** Drawing each piece on its own would keep a phone busy. */
const DRAW_EVERY_MS = 50
/** The server needs a moment to keep what was stopped. */
const LOOK_AGAIN_MS = [150, 400, 1000, 2000]

/** Specification 1, section 8. */
const UNREADABLE: ChatTrouble = { message: 'Error loading response' }

/**
 * One chat with the assistant: what was said, the reply that is being written, and what is typed.
 * It outlives the panel that shows it, so closing one loses nothing.
 */
export class OpenChat {
  readonly #subject: ChatSubject
  readonly #ports: ChatPorts
  readonly #listeners = new Set<() => void>()
  #view: ChatView = {
    chat: undefined,
    isOpening: false,
    messages: [],
    reply: undefined,
    trouble: undefined,
    typed: '',
  }
  #stopper: AbortController | undefined
  #asking: Promise<unknown> | undefined
  #drawing: ReturnType<typeof setTimeout> | undefined
  #text = ''
  #again: (() => Promise<unknown>) | undefined

  constructor(subject: ChatSubject, ports: ChatPorts = openPorts()) {
    this.#subject = subject
    this.#ports = ports
  }

  get view(): ChatView {
    return this.#view
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Fetches what was said so far; again when it is opened again, for it may go on elsewhere. */
  async open(): Promise<void> {
    const { chat: known, isOpening, reply } = this.#view
    if (isOpening || reply) return
    if (known) return this.#refresh(known.id)
    this.#set({ isOpening: true, trouble: undefined })
    try {
      const chat = await this.#ports.start(this.#subject)
      const typed = this.#view.typed === '' ? this.#ports.readTyped(chat.id) : this.#view.typed
      this.#set({ chat, messages: chat.messages, isOpening: false, typed })
      this.#noteUnanswered()
    } catch (error) {
      this.#again = () => this.open()
      this.#set({ isOpening: false, trouble: troubleOf(error) })
    }
  }

  type(typed: string): void {
    if (this.#view.chat) this.#ports.keepTyped(this.#view.chat.id, typed)
    this.#set({ typed })
  }

  /**
   * Says something or asks for an essay, and resolves with the essay that came of it. One at a
   * time: meanwhile nothing else is sent.
   */
  async ask(asked: Asked): Promise<ChatMessage | undefined> {
    // What was just stopped comes to its end first.
    if (this.isStopping) await this.#asking
    const { chat, reply } = this.#view
    if (!chat || reply) return undefined
    const asking = this.#askNow(chat.id, asked)
    this.#asking = asking
    return asking
  }

  async #askNow(chatId: string, asked: Asked): Promise<ChatMessage | undefined> {
    const stopper = new AbortController()
    this.#stopper = stopper
    const before = this.#view.messages.length
    const isTyped = asked.message !== undefined && asked.message === this.#view.typed.trim()
    if (isTyped) this.type('')
    this.#text = ''
    this.#set({ reply: { asked, isTaken: false, text: '' }, trouble: undefined })
    const trouble = await this.#follow(chatId, asked, stopper.signal)
    const isTaken = this.#view.reply?.isTaken === true
    if (trouble) this.#again = () => this.ask(asked)
    if (isTyped && !isTaken && this.#view.typed === '') this.type(asked.message ?? '')
    const isBroken = stopper.signal.aborted || (trouble === UNREADABLE && isTaken)
    if (isBroken) await this.#lookAgain(chatId)
    this.#endDrawing()
    this.#set({ reply: undefined, trouble })
    return this.#view.messages.slice(before).findLast(({ essay }) => essay !== undefined)
  }

  /** Whether a reply was stopped and is coming to its end. */
  get isStopping(): boolean {
    return this.#view.reply !== undefined && this.#stopper?.signal.aborted === true
  }

  /** Ends the reply that is being written; what has come of it stays. */
  stop(): void {
    this.#stopper?.abort()
  }

  tryAgain(): void {
    void this.#again?.()
  }

  /** Forgets what was said, so that it begins anew. */
  async startOver(): Promise<void> {
    const { chat: known, reply } = this.#view
    if (!known || reply) return
    try {
      const chat = await this.#ports.clear(known.id)
      this.#set({ chat, messages: chat.messages, trouble: undefined })
    } catch (error) {
      this.#again = () => this.startOver()
      this.#set({ trouble: troubleOf(error) })
    }
  }

  /** Takes an essay over; throws a CallError when it may not be. */
  async take(messageId: string): Promise<TakenEssay> {
    if (!this.#view.chat) throw new CallError(undefined, 0)
    return this.#ports.take(this.#view.chat.id, messageId)
  }

  async #follow(
    chatId: string,
    asked: Asked,
    signal: AbortSignal,
  ): Promise<ChatTrouble | undefined> {
    const askedAt = this.#ports.now()
    let isOver = false
    let trouble: ChatTrouble | undefined
    try {
      for await (const event of this.#ports.send(chatId, asked, signal)) {
        if (event.event === 'message' && event.data.author === 'assistant' && this.#text === '')
          await this.#ports.wait(REPLY_DELAY_MS - (this.#ports.now() - askedAt))
        this.#take(event)
        if (event.event === 'failure') trouble = event.data
        isOver ||= event.event === 'failure' || event.event === 'end'
      }
    } catch (error) {
      return signal.aborted ? undefined : troubleOf(error)
    }
    return isOver ? trouble : UNREADABLE
  }

  #take(event: ChatEvent): void {
    if (event.event === 'message') return this.#takeMessage(event.data)
    if (event.event === 'piece') return this.#takeText(this.#text + event.data.text)
    if (event.event === 'again') return this.#takeText('')
    const { chat } = this.#view
    if (event.event === 'end' && chat) this.#set({ chat: { ...chat, usage: event.data.usage } })
  }

  #takeMessage(message: ChatMessage): void {
    const { messages, reply } = this.#view
    this.#text = ''
    this.#endDrawing()
    this.#set({
      messages: [...messages.filter(({ id }) => id !== message.id), message],
      reply: reply && { ...reply, isTaken: true, text: '' },
    })
  }

  /** The first piece shows at once, the others a few at a time. */
  #takeText(text: string): void {
    const isFirst = this.#text === ''
    this.#text = text
    if (isFirst || text === '') this.#draw()
    else this.#drawing ??= setTimeout(() => this.#draw(), DRAW_EVERY_MS)
  }

  #draw(): void {
    this.#endDrawing()
    const { reply } = this.#view
    if (reply) this.#set({ reply: { ...reply, isTaken: true, text: this.#text } })
  }

  #endDrawing(): void {
    clearTimeout(this.#drawing)
    this.#drawing = undefined
  }

  /** The page was left before the answer came, or it failed. */
  #noteUnanswered(): void {
    const last = this.#view.messages.at(-1)
    if (last?.author !== 'student') return
    this.#again = () => this.ask({ message: last.text })
    this.#set({ trouble: UNREADABLE })
  }

  /** After a reply broke off, the server knows what is left of it. */
  async #lookAgain(chatId: string): Promise<void> {
    const tries = this.#text === '' ? LOOK_AGAIN_MS.slice(0, 1) : LOOK_AGAIN_MS
    for (const pause of tries) {
      await this.#ports.wait(pause)
      await this.#refresh(chatId)
      if (this.#view.messages.at(-1)?.author === 'assistant') return
    }
    if (this.#text !== '') this.#takeMessage(brokenOff(this.#text, this.#ports.now()))
  }

  /** What is said meanwhile is newer than what is read. */
  async #refresh(chatId: string): Promise<void> {
    const { messages } = this.#view
    const chat = await this.#ports.read(chatId).catch(() => undefined)
    if (chat && this.#view.messages === messages) this.#set({ chat, messages: chat.messages })
  }

  #set(change: Partial<ChatView>): void {
    this.#view = { ...this.#view, ...change }
    this.#listeners.forEach((listener) => listener())
  }
}

/** What stands on the screen stays there, even if the server has lost it. */
const brokenOff = (text: string, now: number): ChatMessage => ({
  id: `broken-off-${now}`,
  author: 'assistant',
  type: 'bot',
  text,
  choices: [],
  links: [],
  createdAt: new Date(now).toISOString(),
})

/** A refusal in the server's words; else the specification's for an answer that did not come. */
const troubleOf = (error: unknown): ChatTrouble =>
  error instanceof CallError && error.code !== undefined
    ? { message: error.message, code: error.code }
    : UNREADABLE
