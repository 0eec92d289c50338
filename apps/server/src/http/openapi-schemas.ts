import * as applicationShapes from '@laurel/contract/application-shapes'
import { failureSchema } from '@laurel/contract/envelope'
import * as fileShapes from '@laurel/contract/files'
import * as scholarshipShapes from '@laurel/contract/scholarship-shapes'
import * as z from 'zod/mini'

type Json = Record<string, unknown>

/** Schemas that are exported by name are described once and referred to. */
const NAMED_SCHEMAS = z.registry<{ id: string }>()
for (const shapes of [scholarshipShapes, applicationShapes, fileShapes, { failureSchema }])
  for (const [name, schema] of Object.entries(shapes))
    if (schema instanceof z.ZodMiniType && name.endsWith('Schema'))
      NAMED_SCHEMAS.add(schema, { id: toTitle(name.slice(0, -'Schema'.length)) })

/** The JSON Schema of one contract schema; those it names move to the components. */
export function toJsonSchema(
  schema: z.ZodMiniType,
  io: 'input' | 'output',
  components: Map<string, unknown>,
): Json {
  const {
    $schema: _dialect,
    $defs,
    ...own
  } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    metadata: NAMED_SCHEMAS,
    override: ({ jsonSchema }) => {
      // A format says it already, and answers may gain fields.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern
      if (io === 'output') delete jsonSchema.additionalProperties
      delete jsonSchema.id
    },
  })
  for (const [name, described] of Object.entries($defs ?? {}))
    components.set(name, moveReferences(described))
  return moveReferences(own) as Json
}

function moveReferences(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(moveReferences)
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).map(([key, value]) => [
    key,
    key === '$ref' && typeof value === 'string'
      ? value.replace('#/$defs/', '#/components/schemas/')
      : moveReferences(value),
  ])
  return Object.fromEntries(entries)
}

function toTitle(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
