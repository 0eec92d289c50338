import { join } from 'node:path'
import type { uploadFile as uploadCall, UploadedFile } from '@laurel/contract/files'
import { readLimits } from '@laurel/contract/requirement-limits'
import * as z from 'zod/mini'
import type { App } from '../../../app-context.ts'
import { CallFailure } from '../../../http/failures.ts'
import { untilGone } from '../../../http/until-gone.ts'
import { hashOf, runOnce } from '../../../http/idempotency.ts'
import { idempotencyKeyOf, type Asked } from '../../../http/serve.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { checkAside, type Accepted } from './check-aside.ts'
import { extensionOf, nameFile } from './name-file.ts'
import { fileRequirement } from './queries.ts'
import { withReceivedUpload, type ReceivedUpload } from './receive-upload.ts'
import { PURPOSES, rulesOf, uploadRules, type Purpose, type UploadRules } from './rules.ts'
import { storeFile } from './store-file.ts'

const purposeSchema = z.enum(PURPOSES)
const requirementIdSchema = z.uuid()

/** Where uploads wait until they are known to be acceptable. */
export const uploadsFolder = (app: Pick<App, 'config'>): string =>
  join(app.config.dataDir, 'uploads')

interface Claim {
  purpose: Purpose
  requirementId: string | null
  rules: UploadRules
}

/** Takes one file: receives it whole, checks it, keeps it, and only then knows it. */
export async function uploadFile(app: App, asked: Asked<typeof uploadCall>): Promise<UploadedFile> {
  const { applicantId, userId } = asked.who
  const key = idempotencyKeyOf(asked.request)
  await app.limits.use('upload', applicantId)
  return withReceivedUpload(asked.request, uploadsFolder(app), async (upload) => {
    const run = async () => {
      const claim = await readClaim(app, upload.fields)
      const name = nameFile(upload.sentName)
      const accepted = await accept(asked, upload, { name, rules: claim.rules })
      await refuseVirus(app, applicantId, upload.temporaryPath)
      return storeFile(app, applicantId, { ...upload, ...claim, ...accepted, name })
    }
    if (key === undefined) return run()
    const fields = ['purpose', 'requirementId'].map((field) => upload.fields.get(field))
    const bodyHash = hashOf(JSON.stringify([upload.sha256, upload.sentName, ...fields]))
    const once = { owner: userId, key, callId: 'uploadFile', bodyHash }
    return runOnce(app, once, {
      run,
      keep: (answer) => answer,
      replay: (answer) => answer,
    })
  })
}

async function readClaim(app: App, fields: ReadonlyMap<string, string>): Promise<Claim> {
  const purpose = purposeSchema.safeParse(fields.get('purpose') || 'requirement')
  if (!purpose.success)
    throw new CallFailure('VALIDATION_FAILED', {
      fields: { purpose: `Please send one of ${PURPOSES.join(', ')}.` },
    })
  const requirementId = fields.get('requirementId') || null
  const stated = requirementId === null ? undefined : await findStated(app, requirementId)
  const rules =
    purpose.data === 'requirement'
      ? rulesOf(readLimits(stated?.limits ?? {}, stated?.fieldId ?? ''))
      : uploadRules(purpose.data)
  return { purpose: purpose.data, requirementId, rules }
}

async function findStated(app: App, requirementId: string) {
  const isId = requirementIdSchema.safeParse(requirementId).success
  const requirement = isId ? await fileRequirement(app.db, requirementId) : undefined
  if (!requirement) throw new CallFailure('NOT_FOUND')
  return requirement
}

async function accept(
  { who, request, reply }: Asked<typeof uploadCall>,
  { temporaryPath, sizeBytes, isTruncated }: ReceivedUpload,
  { name, rules }: { name: string; rules: UploadRules },
): Promise<Accepted> {
  const { wrongTypeMessage } = rules
  const ending = extensionOf(name).toLowerCase()
  if (!rules.endings.includes(ending))
    throw new CallFailure('FILE_TYPE_REFUSED', { message: wrongTypeMessage })
  if (isTruncated || sizeBytes >= rules.limitBytes)
    throw new CallFailure('FILE_TOO_LARGE', { message: rules.tooLargeMessage })
  const sent = { path: temporaryPath, sizeBytes, ending }
  const asking = { owner: who.applicantId, signal: untilGone(reply), log: request.log }
  return checkAside(sent, { ...asking, wrongTypeMessage })
}

const VIRUS_MESSAGE =
  'A virus scanner found something harmful in this file, so it cannot be accepted.'

async function refuseVirus(app: App, applicantId: OwnApplicantId, path: string): Promise<void> {
  const found = await app.virusScanner.scan(path)
  if (found === undefined) return
  app.server.log.warn({ found, applicantId }, 'a virus was found in an upload')
  throw new CallFailure('FILE_TYPE_REFUSED', { message: VIRUS_MESSAGE })
}
