import { buffer } from 'node:stream/consumers'
import Document from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { aPackedPdf, aPdf } from '../../../../testing/factories/file.ts'
import { judgePdf } from './judge-pdf.ts'

const INERT = { isInert: true }
const ONLY_OFFERED = { isInert: false }

const object = (number: number, content: string) => `${number} 0 obj\n${content}\nendobj`
const opening = (action: string, ...more: string[]) =>
  aPdf([object(4, action), ...more].join('\n'), 0, '/OpenAction 4 0 R')
const named = (names: string) => aPdf(object(4, names), 0, '/Names 4 0 R')
const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'

describe('a PDF that runs something is refused, wherever that stands', () => {
  it.each<[string, Buffer]>([
    ['plainly', opening(SCRIPT)],
    ['in disguise', opening('<< /#53 /J#61va#53cript /JS (x) >>')],
    ['after a comment', opening('<< /S%hidden\n/JavaScript /JS (x) >>')],
    ['with its type elsewhere', opening('<< /S 5 0 R /JS (x) >>', object(5, '/JavaScript'))],
    ['after another action', opening(`<< /S /GoTo /D [3 0 R /Fit] /Next ${SCRIPT} >>`)],
    ['in the list of scripts', named(`<< /JavaScript << /Names [(a) ${SCRIPT}] >> >>`)],
    ['in a packed list', aPackedPdf(SCRIPT)],
    ['in a packed list in disguise', aPackedPdf(SCRIPT, '/Type /#4fbjStm /Filter /FlateDecode')],
    [
      'in a list whose packing is told elsewhere',
      aPackedPdf(SCRIPT, '/Type /ObjStm /Filter 8 0 R'),
    ],
    ['as a program', opening('<< /S /Launch /F (calc.exe) >>')],
    ['as a form of its own', aPdf(object(4, '<< /Fields [] /XFA (x) >>'), 0, '/AcroForm 4 0 R')],
  ])('%s', async (_name, content) => {
    expect(await judgePdf(content)).toEqual({ problem: expect.stringMatching(/script/) })
  })
})

describe('a PDF that opens or sends something by itself is refused', () => {
  it.each<[string, Buffer]>([
    ['an address', opening('<< /S /URI /URI (https://example.org) >>')],
    ['an address later', opening('<< /S /Named /Next [<< /S /URI /URI (https://a.b) >>] >>')],
    [
      'an address when it is closed',
      aPdf(object(4, '<< /WC << /S /URI /URI (https://a.b) >> >>'), 0, '/AA 4 0 R'),
    ],
    ['a form', opening('<< /S /SubmitForm /F (https://example.org) >>')],
    ['answers from elsewhere', opening('<< /S /ImportData /F (\\\\\\\\host\\\\a.fdf) >>')],
    [
      'a file of another computer',
      opening('<< /S /GoToR /F (\\\\\\\\host\\\\a.pdf) /D [0 /Fit] >>'),
    ],
    ['a file inside', opening('<< /S /GoToE /T << /R /C /N (a) >> /D [0 /Fit] >>')],
    [
      'bytes from elsewhere',
      aPdf(
        object(4, '<< /Length 0 /F (\\\\\\\\host\\\\a) >>\nstream\n\nendstream'),
        0,
        '/Metadata 4 0 R',
      ),
    ],
  ])('%s', async (_name, content) => {
    expect(await judgePdf(content)).toEqual({ problem: expect.stringMatching(/by itself/) })
  })
})

describe('a PDF with something inside is refused', () => {
  it.each<[string, Buffer]>([
    ['files', named('<< /EmbeddedFiles << /Names [(a) << /EF << >> >>] >> >>')],
    ['a file', aPdf(object(4, '<< /Type /Embedded#46ile >>'), 0, '/A 4 0 R')],
    ['media', aPdf(object(4, '<< /Subtype /RichMedia >>'), 0, '/A 4 0 R')],
    ['a sound', opening('<< /S /Sound >>')],
  ])('%s', async (_name, content) => {
    expect(await judgePdf(content)).toEqual({ problem: expect.stringMatching(/inside/) })
  })
})

describe('a PDF is shown', () => {
  it('with headings, links to click and fonts', async () => {
    const made = new Document()
    made.outline.addItem('A heading')
    made.text('A link', { link: 'https://example.org' })
    made.text('Write', { link: 'mailto:a@example.org' })
    made.end()
    expect(await judgePdf(await buffer(made))).toEqual(INERT)
  })

  it('that opens at a page, with packed lists', async () => {
    expect(await judgePdf(aPackedPdf('<< /S /GoTo /D [3 0 R /Fit] >>'))).toEqual(INERT)
    expect(await judgePdf(aPdf('', 100_000))).toEqual(INERT)
  })
})

describe('a PDF is only offered for saving', () => {
  it('when it is protected', async () => {
    for (const passwords of [{ ownerPassword: 'a' }, { userPassword: 'b', ownerPassword: 'a' }]) {
      const made = new Document(passwords)
      made.text('Hello')
      made.end()
      expect(await judgePdf(await buffer(made))).toEqual(ONLY_OFFERED)
    }
  })

  it.each<[string, Buffer]>([
    [
      'when a link that is clicked opens a file',
      opening('<< /S /GoTo /N << /S /URI /URI (file:///a) >> >>'),
    ],
    ['when a script that nothing leads to is in it', aPdf(object(4, SCRIPT))],
    [
      'when it does not say where its objects are',
      Buffer.from(aPdf().toString('latin1').replace('xref', 'text'), 'latin1'),
    ],
    ['when it is nothing but the mark', Buffer.from('%PDF-1.7\n')],
    ['when it is cut off', aPdf().subarray(0, 100)],
  ])('%s', async (_name, content) => {
    expect(await judgePdf(content)).toEqual(ONLY_OFFERED)
  })
})
