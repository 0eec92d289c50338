import { readApplicantDetails } from '@laurel/contract/applications'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { openDeviceCopy } from './device-copy.ts'
import { Draft } from './draft.ts'
import { unlessOpen } from './draft-locks.ts'
import { openPorts } from './open-ports.ts'
import type { ApplicationKey } from './unsent-answer.ts'

/** What became of the answers that were only on this device. */
export interface UnsentReport {
  /** Still only here, because the server could not be reached or a person has to choose. */
  waiting: string[]
  /** Merged with what was written on another device. */
  merged: string[]
  /** Written after the application was sent: it is no part of it and stays here. */
  tooLate: string[]
}

/** Sends what a person has written on this device of applications whose form no tab has open. */
export async function sendUnsent(client: QueryClient, applicantId: string): Promise<UnsentReport> {
  const report: UnsentReport = { waiting: [], merged: [], tooLate: [] }
  const copy = await openDeviceCopy()
  for (const scholarshipId of await copy.list(applicantId))
    await unlessOpen({ applicantId, scholarshipId }, () =>
      sendOne(client, { applicantId, scholarshipId }, report).catch((error: unknown) => {
        console.error('Unsent answers could not be sent', error)
        report.waiting.push(scholarshipId)
      }),
    )
  return report
}

async function sendOne(
  client: QueryClient,
  key: ApplicationKey,
  report: UnsentReport,
): Promise<void> {
  const { scholarshipId } = key
  const application = await call(readApplicantDetails, { params: { id: scholarshipId } })
  if (application.status === 'Received') return void report.tooLate.push(scholarshipId)
  const ports = openPorts(client, key)
  const draft = new Draft(application.applicantFields, ports)
  await draft.start()
  const isSent = await draft.saveAll()
  draft.stop()
  await ports.store.settle()
  if (!isSent) report.waiting.push(scholarshipId)
  if (Object.keys(draft.state.merges).length > 0) report.merged.push(scholarshipId)
}
