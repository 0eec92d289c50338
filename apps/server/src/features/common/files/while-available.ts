import type { FastifyRequest } from 'fastify'
import { CallFailure } from '../../../http/failures.ts'
import { ScannerUnavailable } from '../../../integrations/antivirus/virus-scanner.ts'
import { FileStoreUnavailable } from '../../../integrations/files/file-store.ts'

const STORE_MESSAGE =
  'Files cannot be kept or read at the moment. Please try again in a few minutes.'
const SCANNER_MESSAGE =
  'Files cannot be checked for viruses at the moment. Please try again in a few minutes.'
const RETRY_SECONDS = 60

/** A full disk, or a bucket or a scanner that is away, is told as such and can be tried again. */
export async function whileAvailable<Answer>(
  request: FastifyRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    const isScanner = error instanceof ScannerUnavailable
    if (!isScanner && !(error instanceof FileStoreUnavailable)) throw error
    request.log.error({ err: error }, 'files cannot be taken or read')
    throw new CallFailure('OVERLOADED', {
      message: isScanner ? SCANNER_MESSAGE : STORE_MESSAGE,
      retryAfterSeconds: RETRY_SECONDS,
    })
  }
}
