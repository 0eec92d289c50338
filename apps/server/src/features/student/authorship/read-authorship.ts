import type { readAuthorship as call } from '@laurel/contract/essay-record'
import type { AnswerOf } from '@laurel/contract/define-call'
import type { App } from '../../../app-context.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { findShownVersions } from '../answers/queries.ts'
import { finishInTurns } from '../../../in-turns.ts'
import { applyEdits, type Stretches } from '../essays/apply-edits.ts'
import { checkRecord } from '../essays/check-record.ts'
import { countAuthors, countCharacters, toPlainStretches } from './count-authors.ts'
import { disclosureOf } from '../essays/disclosure.ts'
import { readAuthors } from '../essays/read-authors.ts'
import { readEssay, type RecordedEssay } from './read-essay.ts'
import type { EditRow } from '../essays/seal-rows.ts'

type Authorship = AnswerOf<typeof call>

/** Who wrote what of an essay, now and in the versions that its history shows. */
export async function readAuthorship(
  app: Pick<App, 'db' | 'clock' | 'essaySeals'>,
  applicantId: OwnApplicantId,
  params: { id: string; requirementId: string },
): Promise<Authorship> {
  const essay = await readEssay(app, applicantId, params)
  const { scholarship, present, rows } = essay
  const words = countAuthors(readAuthors(present))
  const stretches = toPlainStretches(present)
  const { cycle, aiPolicy } = scholarship
  const shown = await findShownVersions(app, applicantId, { ...params, cycle })
  return {
    isIntact: isIntact(app, essay),
    words,
    characters: countCharacters(stretches),
    stretches,
    versions: await finishInTurns(countVersions(rows, new Set(shown?.versions))),
    aiPolicy,
    disclosure: words.assistant > 0 ? disclosureOf(aiPolicy) : null,
  }
}

/** Whether the record can be trusted from its first row to the essay as it is kept. */
export const isIntact = (
  { essaySeals }: Pick<App, 'essaySeals'>,
  { key, rows, kept }: RecordedEssay,
): boolean => key === undefined || checkRecord(essaySeals, key, rows, kept).isIntact

/** One step for each row, so that a long essay keeps nobody waiting. */
function* countVersions(
  rows: readonly EditRow[],
  shown: ReadonlySet<number>,
): Generator<undefined, Authorship['versions']> {
  const versions: Authorship['versions'] = []
  let stretches: Stretches = []
  for (const { edits, version, savedAt } of rows) {
    ;({ stretches } = applyEdits(stretches, edits))
    if (version !== null && shown.has(version)) {
      const words = countAuthors(readAuthors(stretches))
      versions.unshift({ version, savedAt: savedAt.toISOString(), words })
    }
    yield
  }
  return versions
}
