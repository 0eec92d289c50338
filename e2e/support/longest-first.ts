import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Those that take longest, so that no worker is left with one when the others are done. */
const LONGEST = [
  'screens',
  'drafts',
  'profile',
  'accounts',
  'matches',
  'essay-assistant',
  'assistance',
  'plans',
  'kill-server',
  'conversation-keyboard',
  'lists',
  'settings',
  'popups',
  'family',
  'conversation',
]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
  return place < 0 ? LONGEST.length : place
}
