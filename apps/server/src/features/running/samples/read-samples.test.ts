import { expect, it } from 'vitest'
import { toSafeHtml } from '../../catalogue/parsing/cells/parse-html.ts'
import { readSamples } from './read-samples.ts'

it('every text of a sample that is shown as HTML is safe', async () => {
  const samples = await readSamples(new Date('2026-11-21T12:00:00Z'))
  const texts = samples
    .flatMap(({ descriptionHtml, termsHtml, privacyHtml, affidavitHtml, requirements }) => [
      descriptionHtml,
      termsHtml,
      privacyHtml,
      affidavitHtml,
      ...requirements.map(({ description }) => description),
    ])
    .filter((text) => text !== null)
  expect(texts.length).toBeGreaterThan(500)
  for (const text of texts) expect(text).toBe(toSafeHtml(text))
  const linked = texts.filter((text) => text.includes('<a '))
  expect(linked).not.toEqual([])
  for (const text of linked) expect(text).toContain('rel="noopener noreferrer nofollow"')
})
