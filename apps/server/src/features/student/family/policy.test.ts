import { FAMILY_ACCESS, UNSHARED_FACTS } from '@laurel/contract/family-access'
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { canChangeField, canSeeField, sharedAnswers } from './policy.ts'

const DOCS = new URL('../../../../../../docs/FAMILY.md', import.meta.url)
const yesOrNo = (is: boolean) => (is ? 'yes' : 'no')

it('is written down in docs/FAMILY.md as it is in code', async () => {
  const text = await readFile(DOCS, 'utf8')
  const written = text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(([first]) => !first?.startsWith('---'))
  expect(written).toEqual(
    FAMILY_ACCESS.map(({ area, canSee, canChange, reason }) => [
      area,
      yesOrNo(canSee),
      yesOrNo(canChange),
      reason,
    ]),
  )
  for (const fact of UNSHARED_FACTS) expect(text).toContain(`\`${fact}\``)
})

it('keeps the answers of the student’s own out, about whomever they are', () => {
  const own = Object.fromEntries(
    UNSHARED_FACTS.flatMap((fact) => [
      [fact, ['x']],
      [`${fact}:parent`, ['x']],
    ]),
  )
  const shared = { gpa: [3], 'employer:parent': ['Acme'] }
  expect(sharedAnswers({ ...own, 'employer:spouse': ['Acme'], ...shared })).toEqual(shared)
})

it('shows the date of birth without letting it be changed', () => {
  expect([canSeeField('dob'), canChangeField('dob'), canChangeField('birth_date')]).toEqual([
    true,
    false,
    false,
  ])
})
