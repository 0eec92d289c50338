import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvLine } from './write-csv.ts'

it.each([
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['+1 614 555', "'+1 614 555"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['\n=1', `"'\n=1"`],
  ['\t=1', `"'\t=1"`.replaceAll('"', '')],
  ['Okafor, Maya', '"Okafor, Maya"'],
  ['two\nlines', '"two\nlines"'],
  [' padded ', '" padded "'],
  ['plain', 'plain'],
])('writes %j as %s', (cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`)
})

it('writes numbers, yes, no and nothing', () => {
  expect(csvLine([-2, 3.5, true, false, null, undefined])).toBe('-2,3.5,Yes,No,,\r\n')
})

it('is read back as it was, and nothing in it can be a formula', () => {
  const texts = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 5 })
  fc.assert(
    fc.property(texts, (cells) => {
      const [read = []] = parse(csvLine(cells), { relax_quotes: false })
      for (const [at, cell] of cells.entries()) expect([cell, `'${cell}`]).toContain(read[at])
      for (const cell of read) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
    }),
  )
})
