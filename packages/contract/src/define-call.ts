import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

type Schema = z.ZodMiniType

/**
 * Who may make a call. `public`: anyone, a bad token is ignored. `signedIn`: any account.
 * `applicant`: an account that has a student profile.
 */
export type Access = 'public' | 'signedIn' | 'applicant'

/**
 * One call of the API, declared once: the server mounts it, the web app makes it
 * and the OpenAPI document describes it, all from here.
 */
export interface Call<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
  Who extends Access = Access,
> {
  /** Unique, verb first. */
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api/v1, with `{name}` for a parameter. */
  path: string
  /** Further paths that answer the same, below /api/v1 unless they begin with /api. */
  aliases?: readonly string[]
  summary: string
  access: Who
  params?: Params
  query?: Query
  /** It is the same for everybody and asks nobody who they are, so it needs no database for that. */
  ignoresSession?: boolean
  /** Whether a program may make it with a key of an organisation. */
  takesKeys?: boolean
  /** A JSON body; its schema decides whether unknown keys are refused or ignored. */
  body?: Body
  /** `multipart` and `raw` bodies are read by the handler. */
  bodyKind?: 'json' | 'multipart' | 'raw'
  /** Of `data` in the answer; absent for a stream. */
  answer?: Answer
  answerKind?: 'json' | 'stream'
  status?: 200 | 201
  /** What it can fail with beyond the failures every call shares. */
  errors?: readonly ErrorCode[]
  /** Takes an Idempotency-Key and replays its first answer to the same key. */
  isOnceOnly?: boolean
  /** Its handler keeps the key, together with what it writes. */
  keepsOwnKey?: boolean
  /** The success text the specification quotes; its client shows every one. */
  successMessage?: string
  /** Whether an answer deserves that text; every one does where this is absent. */
  isSuccess?(answer: z.output<Answer>): boolean
}

/** Declares a call, keeping the exact types of its schemas. */
export function defineCall<
  Params extends Schema = z.ZodMiniNever,
  Query extends Schema = z.ZodMiniNever,
  Body extends Schema = z.ZodMiniNever,
  Answer extends Schema = z.ZodMiniNever,
  Who extends Access = Access,
>(call: Call<Params, Query, Body, Answer, Who>): Call<Params, Query, Body, Answer, Who> {
  return call
}

export type ParamsOf<C> = C extends Call<infer S, Schema, Schema, Schema> ? z.output<S> : never
export type QueryOf<C> = C extends Call<Schema, infer S, Schema, Schema> ? z.output<S> : never
export type QueryInputOf<C> = C extends Call<Schema, infer S, Schema, Schema> ? z.input<S> : never
export type BodyOf<C> = C extends Call<Schema, Schema, infer S, Schema> ? z.output<S> : never
export type BodyInputOf<C> = C extends Call<Schema, Schema, infer S, Schema> ? z.input<S> : never
export type AnswerOf<C> = C extends Call<Schema, Schema, Schema, infer S> ? z.output<S> : never
