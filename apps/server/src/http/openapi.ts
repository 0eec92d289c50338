import { CALLS } from '@laurel/contract/calls'
import type { Call } from '@laurel/contract/define-call'
import { failureSchema } from '@laurel/contract/envelope'
import { ERRORS, type ErrorCode } from '@laurel/contract/errors'
import { failureCodes } from './failure-codes.ts'
import { inputBody, inputParameters } from './openapi-inputs.ts'
import { toJsonSchema } from './openapi-schemas.ts'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document of every call in the contract. */
export function describeApi(productName: string): Json {
  const components = new Map<string, unknown>()
  const paths: Record<string, Json> = {}
  for (const { noun, call } of CALLS)
    for (const [index, path] of [call.path, ...(call.aliases ?? [])].entries()) {
      const fullPath = path.startsWith('/api/') ? path : `/api/v1${path}`
      const operation = describeCall(noun, call, components)
      const id = index === 0 ? call.id : `${call.id}Alias${index}`
      paths[fullPath] ??= {}
      paths[fullPath][call.method.toLowerCase()] = { ...operation, operationId: id }
    }
  toJsonSchema(failureSchema, 'output', components)
  return {
    openapi: '3.1.1',
    info: {
      title: `${productName} API`,
      version: '1',
      description: `Every success is \`{statusCode, message?, data}\`, every failure \`{statusCode, message, error}\`.\n\n${errorList()}`,
    },
    servers: [{ url: '/' }],
    tags: [...new Set(CALLS.map(({ noun }) => noun))].map((name) => ({ name })),
    paths: Object.fromEntries(Object.entries(paths).toSorted(byName)),
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer' },
        key: { type: 'http', scheme: 'bearer', description: 'A key of an organisation: lk_…' },
      },
      schemas: Object.fromEntries([...components].toSorted(byName)),
    },
  }
}

/** The document as it is kept in the repository: each change of the API shows as a difference. */
export const openApiText = (productName: string): string =>
  `${JSON.stringify(describeApi(productName), null, 2)}\n`

function describeCall(noun: string, call: Call, components: Map<string, unknown>): Json {
  const parameters = inputParameters(call, components)
  const requestBody = inputBody(call, components)
  return {
    tags: [noun],
    summary: call.summary,
    ...(call.access !== 'public' && {
      security: [{ session: [] }, ...(call.takesKeys ? [{ key: [] }] : [])],
    }),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: { ...describeSuccess(call, components), ...describeFailures(call) },
  }
}

function describeSuccess(call: Call, components: Map<string, unknown>): Json {
  const status = call.status ?? 200
  if (!call.answer) {
    const content = { '*/*': { schema: { type: 'string', format: 'binary' } } }
    return { [status]: { description: 'The bytes.', content } }
  }
  const schema = {
    type: 'object',
    properties: {
      statusCode: { const: status },
      ...(call.successMessage !== undefined && { message: { const: call.successMessage } }),
      data: toJsonSchema(call.answer, 'output', components),
    },
    required: [
      'statusCode',
      ...(call.successMessage === undefined || call.isSuccess ? [] : ['message']),
      'data',
    ],
  }
  return { [status]: { description: 'Done.', content: { 'application/json': { schema } } } }
}

function describeFailures(call: Call): Json {
  const byStatus = Map.groupBy(failureCodes(call), (code) => ERRORS[code].statusCode)
  const described = [...byStatus].map(([status, codes]) => [
    status,
    {
      description: codes.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join('\n\n'),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  ])
  return Object.fromEntries(described) as Json
}

function errorList(): string {
  const lines = (Object.keys(ERRORS) as ErrorCode[]).map(
    (code) => `- ${ERRORS[code].statusCode} \`${code}\`: ${ERRORS[code].message}`,
  )
  return `The codes of failures never change their meaning:\n\n${lines.join('\n')}`
}

const byName = ([left]: [string, unknown], [right]: [string, unknown]): number =>
  left < right ? -1 : 1
