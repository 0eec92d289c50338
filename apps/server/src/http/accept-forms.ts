import type { FastifyInstance } from 'fastify'

const FORM_LIMIT_BYTES = 32_768

/** Lets the routes of a scope take what a page's form sends, as texts by name. */
export function acceptForms(scope: FastifyInstance, limitBytes = FORM_LIMIT_BYTES): void {
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: limitBytes },
    async (_request: unknown, text: string) => Object.fromEntries(new URLSearchParams(text)),
  )
}
