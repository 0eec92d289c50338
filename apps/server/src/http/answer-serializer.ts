import fastJsonStringify from 'fast-json-stringify'
import * as z from 'zod/mini'

type Serializer = (envelope: unknown) => string
type JsonSchema = Record<string, unknown>

/** Compiling takes longest of a server's start, so all servers of a process share what it made. */
const compiled = new WeakMap<z.ZodMiniType, Serializer>()

/** Writes the answers of a call, envelope included; only what the contract declares. */
export function answerSerializer(answer: z.ZodMiniType): Serializer {
  const known = compiled.get(answer)
  if (known) return known
  const serializer: Serializer = fastJsonStringify(serializerSchema(answer))
  compiled.set(answer, serializer)
  return serializer
}

/**
 * Only declared fields leave the server. Unions are left open, because the compiled serializer
 * would otherwise validate every branch of them on each value.
 */
function serializerSchema(answer: z.ZodMiniType): JsonSchema {
  const envelope = z.object({
    statusCode: z.number(),
    message: z.optional(z.string()),
    data: answer,
  })
  return simplify(z.toJSONSchema(envelope, { target: 'draft-7', io: 'output' })) as JsonSchema
}

function simplify(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(simplify)
  if (typeof node !== 'object' || node === null) return node
  const { anyOf, $schema: _dialect, ...rest } = node as JsonSchema
  if (Array.isArray(anyOf)) return simplifyUnion(anyOf as JsonSchema[])
  const entries = Object.entries(rest).filter(([key]) => key !== 'format' && key !== 'pattern')
  return Object.fromEntries(entries.map(([key, value]) => [key, simplify(value)]))
}

function simplifyUnion(branches: JsonSchema[]): unknown {
  const others = branches.filter((branch) => branch['type'] !== 'null')
  const [only] = others
  if (only === undefined || others.length > 1) return {}
  if ('$ref' in only) return {}
  const schema = simplify(only) as JsonSchema
  return branches.length > 1 ? { ...schema, nullable: true } : schema
}
