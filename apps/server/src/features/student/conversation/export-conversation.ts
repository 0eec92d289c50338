import type { exportConversation as exportCall } from '@laurel/contract/conversation'
import type { BodyOf } from '@laurel/contract/define-call'
import type { FastifyReply } from 'fastify'
import type { App } from '../../../app-context.ts'
import { dayIn } from '../../../days.ts'
import { escapeHtml } from '../../../html.ts'
import type { Asked } from '../../../http/serve.ts'
import { sayDay } from '../../../text/say-day.ts'
import { essayWriter } from '../essay-files/queries.ts'
import { renderAside } from '../../../pdf/render-aside.ts'

/** Spec 2 section 7: "A4 portrait with 15 mm margins, 11 pt". */
const MARGIN_MILLIMETRES = 15

/** Answers with the conversation as a document to keep; nothing of it is stored. */
export async function exportConversation(
  app: App,
  { body, who, reply }: Asked<typeof exportCall>,
): Promise<FastifyReply> {
  await app.limits.use('conversationFile', who.applicantId)
  const { name, timeZone } = await essayWriter(app.db, who.applicantId)
  const producedAt = app.clock.now()
  const title = `Conversation with ${app.config.productName}`
  const pdf = await renderAside({
    title,
    about: [name],
    fullTitle: name === '' ? title : `${title} – ${name}`,
    author: name,
    html: toHtml(body.turns, { laurel: app.config.productName, student: name || 'You' }),
    date: sayDay(producedAt, timeZone),
    producedAt,
    marginMillimetres: MARGIN_MILLIMETRES,
  })
  const day = dayIn(timeZone, producedAt)
  return reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="conversation-${day}.pdf"`,
      'cache-control': 'no-store',
    })
    .send(Buffer.from(pdf))
}

type Turns = BodyOf<typeof exportCall>['turns']

/** Who speaks in bold, and below it what they said, in its own lines. */
const toHtml = (turns: Turns, names: Record<Turns[number]['speaker'], string>): string =>
  turns
    .filter(({ text }) => text.trim() !== '')
    .map(({ speaker, text }) => {
      const lines = escapeHtml(text.trim()).replaceAll(/\r\n?|\n/g, '<br>')
      return `<p><strong>${escapeHtml(names[speaker])}</strong><br>${lines}</p>`
    })
    .join('')
