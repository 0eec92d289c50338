import { readVisitor } from '@laurel/contract/visitor'
import { call } from '../../../api/call.ts'

const ask = () => call(readVisitor)
let asked: ReturnType<typeof ask> | undefined

/** What the server knows of whoever is here, asked for once; again after a failure. */
export function askVisitor(): ReturnType<typeof ask> {
  asked ??= ask().catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}
