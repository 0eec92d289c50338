import type { Call } from '@laurel/contract/define-call'
import type * as z from 'zod/mini'
import { toJsonSchema } from './openapi-schemas.ts'

type Json = Record<string, unknown>

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key with the same body gets the first answer again.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
}

/** Bodies that the contract leaves to their handlers. */
const ONE_FILE = {
  type: 'object',
  properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
  required: ['file'],
  additionalProperties: false,
}

const MULTIPART_BODIES: Record<string, Json> = {
  uploadCatalogue: ONE_FILE,
  importScholarships: ONE_FILE,
  uploadFile: {
    type: 'object',
    properties: {
      file: { type: 'string', contentMediaType: 'application/octet-stream' },
      purpose: {
        type: 'string',
        enum: ['requirement', 'document', 'cv', 'essay', 'avatar'],
        default: 'requirement',
      },
      requirementId: { type: 'string', format: 'uuid' },
    },
    required: ['file'],
    additionalProperties: false,
  },
}

/** Path, query and header parameters. */
export function inputParameters(call: Call, components: Map<string, unknown>): Json[] {
  return [
    ...parametersIn('path', call.params, components),
    ...parametersIn('query', call.query, components),
    ...(call.isOnceOnly ? [IDEMPOTENCY_KEY] : []),
  ]
}

function parametersIn(
  place: 'path' | 'query',
  schema: z.ZodMiniType | undefined,
  components: Map<string, unknown>,
): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input', components) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    ...(required.includes(name) && { required: true }),
    schema: described,
  }))
}

/** The request body; undefined for a call without one. */
export function inputBody(call: Call, components: Map<string, unknown>): Json | undefined {
  if (call.bodyKind === 'multipart')
    return { required: true, content: { 'multipart/form-data': { schema: multipartBody(call) } } }
  if (call.bodyKind === 'raw')
    return { required: true, content: { '*/*': { schema: { type: 'string', format: 'binary' } } } }
  if (!call.body) return undefined
  const schema = toJsonSchema(call.body, 'input', components)
  return { required: true, content: { 'application/json': { schema } } }
}

function multipartBody(call: Call): Json {
  const body = MULTIPART_BODIES[call.id]
  if (!body) throw new Error(`The multipart body of ${call.id} is not described.`)
  return body
}
