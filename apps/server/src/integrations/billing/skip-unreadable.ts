import { BillingFailure, type ProviderState } from './billing-provider.ts'

/**
 * One state of a list; undefined for one that cannot be read, so that it does not keep the others.
 * @throws BillingFailure when the provider cannot be asked.
 */
export async function skipUnreadable(
  read: () => Promise<ProviderState | undefined>,
): Promise<ProviderState | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof BillingFailure && !error.isFinal) throw error
    return undefined
  }
}
