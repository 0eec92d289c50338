import type { Chat, ChatEvent, ChatMessage } from '@laurel/contract/chat-shapes'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ChatPanel } from './chat-panel.tsx'
import { OpenChat } from './open-chat.ts'

const usage = { essaysLeft: 3, essayLimit: 10, renewsOn: '2027-04-01' }
const aMessage = (text: string, choices: string[] = []): ChatMessage => ({
  id: text,
  author: 'assistant',
  type: 'bot',
  text,
  choices,
  links: [],
  createdAt: '2027-03-01T12:00:00Z',
})
const CHAT: Chat = {
  id: 'chat',
  scholarshipId: null,
  requirementId: null,
  messages: [aMessage('Hello')],
  usage,
  aiPolicy: 'allowed',
  canUseEssays: true,
  isOffline: true,
}
const CHOICES = aMessage('Which of the two?', ['The first', 'The second'])

/** A chat whose answers come when a test sends them. */
async function showChat() {
  const answer = Promise.withResolvers<void>()
  const rest = Promise.withResolvers<void>()
  const chat = new OpenChat(
    {},
    {
      start: async () => CHAT,
      read: async () => CHAT,
      clear: async () => CHAT,
      async *send(): AsyncGenerator<ChatEvent> {
        await answer.promise
        yield { event: 'message', data: CHOICES }
        await rest.promise
        yield { event: 'end', data: { usage } }
      },
      take: vi.fn(),
      readTyped: () => '',
      keepTyped: () => {},
      now: () => 0,
      wait: async () => {},
    },
  )
  const element = <ChatPanel chat={chat} label="Chat" hasFirstFocus />
  await render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  await expect.element(field).toHaveFocus()
  return { answer: answer.resolve, end: rest.resolve }
}

const field = page.getByRole('textbox', { name: 'Your message' })
const log = page.getByRole('region', { name: 'Chat: messages' })
const stop = page.getByRole('button', { name: 'Stop' })
const send = page.getByRole('button', { name: 'Send' })
const first = page.getByRole('button', { name: 'The first' })

it('leads from the field to the answer, and on to what the answer asks for', async () => {
  const { answer, end } = await showChat()
  await userEvent.keyboard('Help me{Tab}{Enter}')
  await expect.element(stop).toHaveFocus()
  answer()
  await expect.element(log.getByText('Which of the two?')).toBeVisible()
  end()
  await expect.element(first).toHaveFocus()
})

it('leaves the focus where it was put while the answer came', async () => {
  const { answer, end } = await showChat()
  await userEvent.keyboard('Help me{Tab}{Enter}')
  answer()
  await expect.element(log.getByText('Which of the two?')).toBeVisible()
  log.element().focus()
  end()
  await expect.element(first).toBeVisible()
  await expect.element(send).toBeVisible()
  await expect.element(log).toHaveFocus()
})
