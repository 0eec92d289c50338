import * as z from 'zod/mini'

type JsonSchema = Record<string, unknown>

/**
 * The JSON Schema from which Fastify compiles a call's serializer, envelope included.
 * Only declared fields leave the server. Unions are left open, because the compiled serializer
 * would otherwise validate every branch of them on each value.
 */
export function serializerSchema(answer: z.ZodMiniType): JsonSchema {
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
