import { readFile } from 'node:fs/promises'
import type { FastifyReply } from 'fastify'
import type { App } from '../../../app-context.ts'
import { escapeHtml } from '../../../html.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { ApplicantSession } from '../../../http/session.ts'
import { sayDay } from '../../../text/say-day.ts'
import { renderAside } from '../../../pdf/render-aside.ts'
import { readIsSubscriber } from '../../money/quota/queries.ts'
import { EDITION, PARTS } from './guide-parts.ts'

/** As essays have. */
const MARGIN_MILLIMETRES = 20
const NOT_A_MEMBER = 'The eBook comes with a subscription. Choose a plan to download it.'

/** The book as bytes, made once while the process runs. */
let made: Promise<Buffer> | undefined

/** Answers members with the book about applying. */
export async function readGuide(
  { db, clock, config }: Pick<App, 'db' | 'clock' | 'config'>,
  { applicantId }: ApplicantSession,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!(await readIsSubscriber(db, applicantId, clock.now())))
    throw new CallFailure('SUBSCRIPTION_REQUIRED', { message: NOT_A_MEMBER })
  made ??= makeGuide(config)
  // What failed is tried again.
  made.catch(() => (made = undefined))
  return reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="guide-to-applying.pdf"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(await made)
}

/** The book, from its texts beside this file. */
export async function makeGuide({
  productName,
}: Pick<App['config'], 'productName'>): Promise<Buffer> {
  const texts = await Promise.all(
    PARTS.map((name) => readFile(new URL(`./text/${name}.html`, import.meta.url), 'utf8')),
  )
  const title = 'A guide to applying'
  const pdf = await renderAside({
    title,
    about: ['Scholarships: find them, write for them, keep them', `From ${productName}`],
    fullTitle: `${title} – ${productName}`,
    author: productName,
    html: texts.join('').replaceAll('{product}', () => escapeHtml(productName)),
    date: sayDay(EDITION, 'UTC'),
    producedAt: EDITION,
    marginMillimetres: MARGIN_MILLIMETRES,
    hasChapters: true,
  })
  return Buffer.from(pdf)
}
