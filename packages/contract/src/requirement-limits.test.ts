import { describe, expect, it } from 'vitest'
import {
  acceptedBy,
  essayLimitLine,
  fileRefusal,
  limitLines,
  limitsOf,
} from './requirement-limits.ts'

const parseLimits = (limits: string, id = 'one') => limitsOf({ limits, field: { id } })

describe('limits', () => {
  it('are read from their text', () => {
    const limits = parseLimits('{"fileType":["PDF",".Png"],"fileSize":2,"wordLength":500}')
    expect(limits).toEqual({ endings: ['.pdf', '.png'], fileMegabytes: 2, wordLimit: 500 })
  })

  it.each([
    '',
    'no json',
    'null',
    '[]',
    '{}',
    '{"fileType":"pdf","fileSize":-1,"wordLength":"many"}',
  ])('fall back from %j', (text) => {
    const defaults = { endings: ['.pdf'], fileMegabytes: 1, wordLimit: undefined }
    expect(parseLimits(text)).toEqual(defaults)
  })

  it('are those of CVs for a CV whose sponsor states none', () => {
    const cv = { endings: ['.doc', '.docx', '.pdf'], fileMegabytes: 2, wordLimit: undefined }
    expect(parseLimits('{}', 'cv')).toEqual(cv)
    expect(parseLimits('{"fileType":["pdf"]}', 'cv')).toMatchObject({ endings: ['.pdf'] })
    expect(parseLimits('{"fileSize":4}', 'cv')).toMatchObject({ fileMegabytes: 4 })
  })

  it('are never more than is taken in one request', () => {
    expect(parseLimits('{"fileSize":500}').fileMegabytes).toBe(50)
  })

  it('are shown in the fixed words', () => {
    const limits = parseLimits('{"fileType":[".pdf",".jpg"],"fileSize":4,"wordLength":600}')
    expect(limitLines('editor', limits)).toEqual(['Word length: 600 words'])
    expect(limitLines('file', limits)).toEqual([
      'Word length: 600 words',
      'File types: .pdf, .jpg',
      'File size: 4 MB',
    ])
    expect(limitLines('link', parseLimits('{}'))).toEqual([])
  })
})

describe('a file', () => {
  const limits = parseLimits('{"fileType":[".pdf",".jpg"],"fileSize":1}')
  const megabyte = 1_048_576

  it('must be strictly smaller than the limit', () => {
    expect(fileRefusal({ name: 'a.pdf', size: megabyte - 1 }, limits)).toBeUndefined()
    expect(fileRefusal({ name: 'a.pdf', size: megabyte }, limits)).toBe(
      'File must be smaller than 1 MB!',
    )
  })

  it('must be of an accepted type', () => {
    expect(fileRefusal({ name: 'PHOTO.JPEG', size: 1 }, limits)).toBeUndefined()
    expect(acceptedBy(limits)).toEqual(['.pdf', '.jpg', '.jpeg'])
    expect(fileRefusal({ name: 'a.pdf.exe', size: 1 }, limits)).toBe(
      'Please choose a file of one of these types: .pdf, .jpg.',
    )
    expect(fileRefusal({ name: 'a.png', size: 1 }, parseLimits('{}'))).toBe(
      'You can only upload PDF file!',
    )
  })
})

describe('the line of the essay layout', () => {
  const limits = parseLimits('{"fileType":["pdf","docx"],"fileSize":2,"wordLength":500}')

  it.each([
    ['editor', limits, 'Limit: 500 words'],
    ['file', limits, 'Limit: 500 words, file size: 2 MB, File type: .pdf, .docx'],
    ['file', parseLimits('{}'), 'file size: 1 MB, File type: .pdf'],
    ['editor', parseLimits('{}'), ''],
  ])('of a field of type %s', (dataType, given, line) => {
    expect(essayLimitLine(dataType, given)).toBe(line)
  })
})
