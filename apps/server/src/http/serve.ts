import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '@laurel/contract/define-call'
import type * as z from 'zod/mini'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app-context.ts'
import { withPatience, withPatienceForEach } from '../db/patience.ts'
import { answerSerializer } from './answer-serializer.ts'
import { compressReadings } from './compressed-answer.ts'
import { CallFailure } from './failures.ts'
import { hashOf, runOnce, type OnceKey } from './idempotency.ts'
import { isApplicant, isKey, type ApplicantSession, type Session } from './session.ts'

type Who<C> = C extends { access: infer A }
  ? A extends 'applicant'
    ? ApplicantSession
    : A extends 'signedIn'
      ? Session
      : Session | undefined
  : never

export interface Asked<C> {
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
  who: Who<C>
  request: FastifyRequest
  reply: FastifyReply
}

/** A stream's handler answers through `reply`. */
type Answered<C> = [AnswerOf<C>] extends [never] ? unknown : AnswerOf<C>
export type Handler<C> = (asked: Asked<C>) => Promise<Answered<C>>

interface RouteConfig {
  /** Answers, or lets pass, what comes while the server has too much to do. */
  pressureHandler?: () => undefined
}

const API_BASE = '/api/v1'
const toRoute = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')
const fullPath = (path: string) => toRoute(path.startsWith('/api/') ? path : API_BASE + path)

/**
 * Mounts one call of the contract: access enforced, input validated, answer serialised from its
 * schema so that an undeclared field never leaves, failures mapped to the catalogue.
 */
export function serve<C extends Call>(
  app: App,
  call: C,
  handler: Handler<C>,
  config: RouteConfig = {},
): void {
  const waitMilliseconds = app.config.databaseWaitMilliseconds
  const status = call.status ?? 200
  const { answer } = call
  const serializing = answer && {
    schema: { response: { [status]: {} } },
    serializerCompiler: () => answerSerializer(answer),
  }
  const mount = async (scope: FastifyInstance): Promise<void> => {
    const stream = async (request: FastifyRequest, reply: FastifyReply) =>
      handler(await readAsked(app, call, request, reply))
    await app.prepareBodies(scope, call)
    if (call.method === 'GET') compressReadings(scope)
    for (const path of [call.path, ...(call.aliases ?? [])])
      scope.route({
        method: call.method,
        url: fullPath(path),
        ...serializing,
        config,
        handler: (request, reply) =>
          call.answerKind === 'stream'
            ? withPatienceForEach(waitMilliseconds, () => stream(request, reply))
            : withPatience(waitMilliseconds, () => answerCall(app, call, handler, request, reply)),
      })
  }
  app.server.register(named(mount, call.id))
}

/** Fastify looks through all modules of the process for the name of a plugin that has none. */
const named = <Plugin extends object>(plugin: Plugin, name: string): Plugin =>
  Object.assign(plugin, { [Symbol.for('fastify.display-name')]: name })

async function answerCall<C extends Call>(
  app: App,
  call: C,
  handler: Handler<C>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const status = call.status ?? 200
  const data = await answerOnce(app, call, await readAsked(app, call, request, reply), handler)
  reply.code(status)
  app.checkAnswer(call, data)
  return {
    statusCode: status,
    ...(call.successMessage &&
      (call.isSuccess?.(data) ?? true) && { message: call.successMessage }),
    data,
  }
}

async function readAsked<C extends Call>(
  app: App,
  call: C,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Asked<C>> {
  const who = await findWho(app, call, request)
  if (call.access !== 'public' && !who) throw new CallFailure('SESSION_ENDED')
  if (call.access === 'applicant' && !isApplicant(who)) throw new CallFailure('NOT_FOUND')
  if (isApplicant(who)) await app.signedInDays.record(who)
  return {
    params: read(call.params, request.params, 'NOT_FOUND'),
    query: read(call.query, request.query, 'VALIDATION_FAILED'),
    body: read(call.body, request.body, 'VALIDATION_FAILED'),
    who,
    request,
    reply,
  } as Asked<C>
}

/** Programs make only the calls that are meant for them; on public ones their key says nothing. */
async function findWho(app: App, call: Call, request: FastifyRequest) {
  if (call.ignoresSession) return undefined
  const who = await app.sessions.find(request.headers.authorization)
  if (!isKey(who) || call.takesKeys) return who
  if (call.access === 'public') return undefined
  throw new CallFailure('NOT_FOUND', { message: 'This call cannot be made with a key.' })
}

/** A malformed id in the path names nothing, so it is 404; everything else malformed is 400. */
function read(
  schema: z.ZodMiniType | undefined,
  input: unknown,
  code: 'NOT_FOUND' | 'VALIDATION_FAILED',
): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  if (code === 'NOT_FOUND') throw new CallFailure(code)
  throw new CallFailure(code, { fields: fieldsOf(parsed.error.issues) })
}

/** A body of which who asks decides what it must hold. */
export const parseBody = <S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> =>
  read(schema, body, 'VALIDATION_FAILED') as z.output<S>

function fieldsOf(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    const path = issue.path.map(String)
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) fields[[...path, key].join('.')] ??= 'This field is not known.'
    else fields[path.join('.') || 'body'] ??= issue.message
  }
  return fields
}

const MAX_KEY_LENGTH = 200

/** Reads the Idempotency-Key of a request; undefined when there is none. */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || key === '' || key.length > MAX_KEY_LENGTH)
    throw new CallFailure('VALIDATION_FAILED', {
      fields: { 'Idempotency-Key': `Please send 1 to ${MAX_KEY_LENGTH} characters.` },
    })
  return key
}

/** The key of a signed-in call with what it was first sent for; undefined when there is none. */
export function onceKeyOf<C extends Call>(
  call: C,
  { who, params, body, request }: Pick<Asked<C>, 'who' | 'params' | 'body' | 'request'>,
): OnceKey | undefined {
  const session: Session | undefined = who
  const key = idempotencyKeyOf(request)
  if (key === undefined || session === undefined) return undefined
  const bodyHash = hashOf(JSON.stringify([params, body]))
  return { owner: session.userId, key, callId: call.id, bodyHash }
}

/**
 * Public once-only calls keep their own words of replay, because their answers hold tokens; uploads
 * because their body is a stream.
 */
async function answerOnce<C extends Call>(
  app: App,
  call: C,
  asked: Asked<C>,
  handler: Handler<C>,
): Promise<Answered<C>> {
  const keepsOwnKey = call.keepsOwnKey || call.access === 'public' || call.bodyKind !== undefined
  const once = call.isOnceOnly && !keepsOwnKey ? onceKeyOf(call, asked) : undefined
  if (once === undefined) return handler(asked)
  return runOnce(app, once, {
    run: () => handler(asked),
    keep: (answer) => answer,
    replay: (answer) => answer,
  })
}
