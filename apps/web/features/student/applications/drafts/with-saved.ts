import type { AnswerInput, ApplicantDetails } from '@laurel/contract/application-shapes'

/** An application as it is after a save, so that whoever shows it next begins with the latest. */
export function withSaved(
  application: ApplicantDetails,
  answers: readonly AnswerInput[],
  versions: Readonly<Record<string, number>>,
  savedAt: Date,
): ApplicantDetails {
  const saved = new Set(answers.map(({ requirementId }) => requirementId))
  const others = application.applicantFields.filter((each) => !saved.has(each.requirementId))
  const fields = answers.flatMap(({ requirementId, fieldId, fieldValue, source }) => {
    const version = versions[requirementId]
    if (fieldValue === null || version === undefined) return []
    const known = application.applicantFields.find((each) => each.requirementId === requirementId)
    return {
      requirementId,
      fieldId: known?.fieldId ?? fieldId ?? requirementId,
      fieldValue,
      version,
      updatedAt: savedAt.toISOString(),
      field: known?.field ?? { options: [] },
      ...(known?.usedIn && { usedIn: known.usedIn }),
      // An answer that was just taken agrees with its source.
      ...(known?.source && !source && { source: known.source }),
    }
  })
  return {
    ...application,
    status: application.status ?? 'Draft',
    applicantFields: [...others, ...fields],
  }
}
