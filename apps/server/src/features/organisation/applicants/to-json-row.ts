import { receiptNumber } from '../../student/applications/rules.ts'
import type { ExportedApplicant } from './read-batches.ts'

/** An applicant for programs: values as they are, not as a table shows them. */
export const toJsonRow = ({
  applicationId,
  submittedAt,
  standing,
  answered,
  asked,
  sender,
  answers,
  tags,
  assignedId,
  assignedTo,
}: ExportedApplicant) => ({
  applicationId,
  number: receiptNumber(applicationId),
  firstName: sender?.firstName ?? null,
  lastName: sender?.lastName ?? null,
  email: sender?.email ?? null,
  phone: sender?.phone ?? null,
  submittedAt: submittedAt.toISOString(),
  status: standing,
  answered,
  asked,
  tags: tags ?? [],
  assignedTo: assignedId === null ? null : assignedTo,
  facts: Object.fromEntries((sender?.facts ?? []).map(({ fact, values }) => [fact, values])),
  // A file's own name: its link is the student's.
  answers: answers.map(({ requirementId, title, value, file }) => ({
    requirementId,
    title,
    ...(file ? { file } : { value }),
  })),
})
