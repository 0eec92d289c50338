import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../../app-context.ts'
import { acceptForms } from '../../../http/accept-forms.ts'
import { noteFailure, sendFailure } from '../../../http/answer-failures.ts'
import { compressedAnswer, type Servable } from '../../../http/compressed-answer.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { WebBuild } from '../../../http/read-web-build.ts'
import { problemOf } from './make-problem.ts'
import { renderPage, type Made } from './render-page.ts'

/** What an address is answered with. */
export interface Answered {
  status: number
  page: Servable
  location?: string
}

export type Build = () => Promise<WebBuild | undefined>
type Make = (request: FastifyRequest, write: (made: Made) => Answered) => Promise<Answered>

const ALWAYS_ASK = 'no-cache'
const NOT_BUILT = new CallFailure('OVERLOADED', {
  message: 'The pages are not built yet. Please try again in a minute.',
  retryAfterSeconds: 60,
})

/**
 * Opens a way to mount pages that the server writes. One that fails is answered with a page, too,
 * since people look at it.
 */
export function openPages({ server, config }: Pick<App, 'server' | 'config'>, build: Build) {
  const answering = (make: Make) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { frame } = (await build()) ?? {}
    if (!frame) throw NOT_BUILT
    const write = (made: Made) => written(made, frame.content.toString(), config)
    return send(request, reply, await make(request, write), frame.policy)
  }
  const answerProblem = async (
    failure: CallFailure,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const problem = problemOf(failure, request.id)
    const { frame } = (await build()) ?? {}
    if (!frame || !problem) return sendFailure(reply, failure)
    const { retryAfterSeconds } = failure.details
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
    return send(request, reply, written(problem, frame.content.toString(), config), frame.policy)
  }
  const errorHandler = (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const failure = noteFailure(thrown, request)
    answerProblem(failure, request, reply).catch(() => sendFailure(reply, failure))
  }
  return {
    get: (path: string, make: Make) => server.get(path, { errorHandler }, answering(make)),
    /** What a form of a page sends is in the request's body, as texts by name. */
    post: (path: string, make: Make) =>
      server.register(async (scope) => {
        acceptForms(scope)
        scope.post(path, { errorHandler }, answering(make))
      }),
  }
}

const written = ({ parts, ...made }: Made, frame: string, site: App['config']): Answered => ({
  ...made,
  page: {
    type: 'text/html; charset=utf-8',
    content: Buffer.from(renderPage(frame, parts, site)),
  },
})

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, page, location }: Answered,
  policy: string | undefined,
): Promise<FastifyReply> {
  reply.code(status).header('cache-control', ALWAYS_ASK)
  if (location !== undefined) reply.header('location', location)
  if (policy !== undefined) reply.header('content-security-policy', policy)
  return compressedAnswer(request, reply, page)
}
