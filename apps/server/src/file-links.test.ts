import { describe, expect, it } from 'vitest'
import { fileIdOf, publicUrlOf } from './file-links.ts'

describe('fileIdOf', () => {
  it.each([
    'https://elsewhere.example/api/v1/files/' + 'a1'.repeat(20) + '/cv.pdf',
    `/api/v1/files/${'a1'.repeat(20)}/`,
    `/api/v1/files/${'a1'.repeat(20)}/a/b`,
    '/api/v1/files/1/cv.pdf',
    'cv.pdf',
  ])('knows that %s is no link of ours', (text) => {
    expect(fileIdOf(text)).toBeUndefined()
  })

  it('makes a link that leads back to the file', () => {
    const id = 'a1'.repeat(20)
    expect(fileIdOf(publicUrlOf(id, 'my cv (1) 100%.pdf'))).toBe(id)
  })
})
