import type { Call } from '@laurel/contract/define-call'

const API_BASE = '/api/v1'

type Plain = string | number | boolean

export interface AddressInput {
  params?: Record<string, Plain>
  query?: Record<string, Plain | undefined>
}

/** The address of a call with its parameters filled in. */
export function addressOf(
  declared: Pick<Call, 'path'>,
  { params = {}, query = {} }: AddressInput = {},
): string {
  const path = declared.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    if (value !== undefined) search.set(key, String(value))
  return `${API_BASE}${path}${search.size > 0 ? `?${search}` : ''}`
}
