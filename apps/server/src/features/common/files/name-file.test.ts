import { describe, expect, it } from 'vitest'
import { extensionOf, nameFile } from './name-file.ts'

describe('nameFile', () => {
  it.each([
    ['my essay.pdf', 'my essay.pdf'],
    ['Résumé – final.pdf', 'Résumé – final.pdf'],
    ['履歴書.docx', '履歴書.docx'],
    ['C:\\Users\\me\\cv.pdf', 'cv.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['cv\u202Efdp.exe', 'cvfdp.exe'],
    ['a\u0000b\nc\u007F.pdf', 'abc.pdf'],
    ['what?<is>|this*".pdf', 'what__is__this__.pdf'],
    ['say %22hi%22 100%25.pdf', 'say _hi_ 100%25.pdf'],
    ['...', 'file'],
    ['', 'file'],
    ['.pdf', 'pdf'],
    ['  spaced \t out .pdf', 'spaced out.pdf'],
    ['a\uD800b.pdf', 'a\uFFFDb.pdf'],
    ['CON.pdf', '_CON.pdf'],
    ['lpt1', '_lpt1'],
    ['nul.tar.pdf', '_nul.tar.pdf'],
    ['console.pdf', 'console.pdf'],
  ])('%j becomes %j', (sent, kept) => {
    expect(nameFile(sent)).toBe(kept)
  })

  it('keeps the ending of a name that is too long', () => {
    const name = nameFile(`${'🎓'.repeat(300)}.pdf`)
    expect([...name]).toHaveLength(120)
    expect(name.endsWith('🎓.pdf')).toBe(true)
  })
})

describe('extensionOf', () => {
  it.each([
    ['cv.PDF', '.PDF'],
    ['cv.pdf.exe', '.exe'],
    ['no ending', ''],
    ['ends with.', ''],
    ['a sentence. With more words', ''],
  ])('%j has %j', (name, extension) => {
    expect(extensionOf(name)).toBe(extension)
  })
})

it.each([
  ['dots', 'y', '.', 'x.pdf'],
  ['blanks', 'y', ' .', 'x.pdf'],
  ['marks over one letter', 'a', '\u0301\u0323', '.pdf'],
  ['signs that turn the text', 'a', '\u202e', '.pdf'],
])(
  'a name of nothing but %s is as quick to read when it is a thousand times as long',
  (_name, begin, fill, end) => {
    const nameOf = (count: number) => nameFile(begin + fill.repeat(count) + end)
    const [shorter, longer] = [nameOf(1500), nameOf(1_500_000)]
    expect(longer).toBe(shorter)
    expect(longer).toMatch(/\.pdf$/)
  },
)
