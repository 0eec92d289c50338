import { expect, it } from 'vitest'
import { readPdf } from '../testing/read-pdf.ts'
import { renderAside } from './render-aside.ts'
import type { PdfText } from './render-pdf.ts'

const essayOf = (text: string): PdfText => ({
  title: 'Why nursing?',
  about: ['Harbour Light Award', 'Dana Reyes'],
  fullTitle: 'Why nursing? – Harbour Light Award',
  author: 'Dana Reyes',
  html: `<p>${text}</p>`,
  date: '21 November 2026',
  producedAt: new Date('2026-11-21T12:00:00Z'),
  marginMillimetres: 20,
})

it('ten essays at once are each their own', async () => {
  const texts = Array.from({ length: 10 }, (_, index) => `Story number ${index}.`)
  const rendered = await Promise.all(texts.map((text) => renderAside(essayOf(text))))
  for (const [index, pdf] of rendered.entries())
    expect((await readPdf(pdf)).join('')).toContain(texts[index])
})

it('one that fails is told so, and the next one is rendered all the same', async () => {
  const broken = { ...essayOf(''), title: undefined as never }
  await expect(renderAside(broken)).rejects.toThrow(TypeError)
  expect((await readPdf(await renderAside(essayOf('Short.')))).join('')).toContain('Short.')
})
