import { expect, it } from 'vitest'
import { aRequirement, requirementWords } from './requirement-kinds.ts'

it('says what there is to send, a CV by what it may be', () => {
  expect(requirementWords(aRequirement('cv'))).toBe('File, .doc or .docx or .pdf, under 2 MB')
  expect(requirementWords(aRequirement('file'))).toBe('File, .pdf, under 1 MB')
  const limits = { fileTypes: ['.pdf', '.jpg'], fileMegabytes: 2, words: null }
  expect(requirementWords({ ...aRequirement('file'), limits })).toBe(
    'File, .pdf or .jpg, under 2 MB',
  )
  const options = ['Morning', '', 'Evening']
  expect(requirementWords({ ...aRequirement('choice'), options })).toBe('Choice, Morning / Evening')
})
