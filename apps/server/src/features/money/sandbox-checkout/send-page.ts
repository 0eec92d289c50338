import type { FastifyReply } from 'fastify'
import type { App } from '../../../app-context.ts'
import { pagePolicy } from './render-page.ts'

/** Answers with a page that nobody keeps: its address lets whoever has it pay. */
export const sendPage = (app: Pick<App, 'config'>, reply: FastifyReply, html: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(app.config.publicUrl))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .send(html)
