import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as inTurns from '../../../../in-turns.ts'
import { type FileRow, ROW_LIMIT_CHARACTERS, UnreadableFile } from './file-row.ts'
import { readRows } from './read-rows.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'laurel-rows-'))
})
afterAll(() => rm(folder, { recursive: true }))

const collect = async (rows: AsyncIterable<FileRow>): Promise<FileRow[]> => {
  const list: FileRow[] = []
  for await (const row of rows) list.push(row)
  return list
}

const rowsOf = async (name: string, content: string | Uint8Array): Promise<FileRow[]> => {
  const path = join(folder, name)
  await writeFile(path, content)
  return collect(readRows(path))
}

const encode = (text: string, encoding: string): Uint8Array => {
  const decoder = new TextDecoder(encoding)
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  )
  return Uint8Array.from([...text].map((character) => bytes.get(character) ?? 63))
}

describe('JSON lines', () => {
  it('reads each line, and sets aside the broken ones by their number', async () => {
    const rows = await rowsOf('a.jsonl', '{"a":1}\n\n{"a":\r\n[1]\n"text"\n{"b":"\u2028"}')
    expect(rows).toEqual([
      { line: 1, row: { a: 1 } },
      { line: 3, problem: 'The line is not JSON.', row: '{"a":' },
      { line: 4, row: [1] },
      { line: 5, row: 'text' },
      { line: 6, row: { b: '\u2028' } },
    ])
  })

  it('passes over a row that is too large, and goes on', async () => {
    const large = JSON.stringify({ a: 'x'.repeat(ROW_LIMIT_CHARACTERS * 3) })
    expect(await rowsOf('large.jsonl', `{"a":1}\n${large}\n{"a":2}\n`)).toEqual([
      { line: 1, row: { a: 1 } },
      { line: 2, problem: 'The row is too large.' },
      { line: 3, row: { a: 2 } },
    ])
  })

  it('is known by its content where its name does not say', async () => {
    expect(await rowsOf('lines.txt', '{"a":1}\n{"a":2}\n')).toHaveLength(2)
  })
})

describe('JSON', () => {
  const rows = [
    { line: 2, row: { a: '"],{\\', b: [[1], {}] } },
    { line: 3, row: { a: 2 } },
  ]

  it('reads a list, whatever its texts hold', async () => {
    expect(await rowsOf('a.json', '[\n{"a":"\\"],{\\\\","b":[[1],{}]},\n{"a":2}\n]')).toEqual(rows)
  })

  it('reads a list inside an object, with a byte order mark', async () => {
    const wrapped =
      '\uFEFF{"meta":{"tags":["x"]}, "scholarships": [\n{"a":"\\"],{\\\\","b":[[1],{}]},\n{"a":2}\n], "n": 2}'
    expect(await rowsOf('wrapped.json', wrapped)).toEqual(rows)
  })

  it('names the sponsor that a file states beside its list, but for rows with their own', async () => {
    const [first, second] = await rowsOf(
      'own.json',
      '{"institution":"Fairhaven University","funds":[{"name":"A"},{"name":"B","sponsor":"C"}]}',
    )
    expect(first).toMatchObject({ row: { name: 'A', sponsor: 'Fairhaven University' } })
    expect(second).toMatchObject({ row: { name: 'B', sponsor: 'C' } })
  })

  it('names it for a list under a name of its own as well', async () => {
    const rows = await rowsOf(
      'aid.json',
      '{"agency":"Board of Aid","aid":[{"title":"A"},{"title":"B"}]}',
    )
    expect(rows).toMatchObject([
      { row: { sponsor: 'Board of Aid' } },
      { row: { sponsor: 'Board of Aid' } },
    ])
  })

  it('gives each row a number of its own, also where rows share a line', async () => {
    const lines = async (content: string) =>
      (await rowsOf('shared.json', content)).map(({ line }) => line)
    expect(await lines('[{"a":1},{"a":2},\n\n\n{"a":3}]')).toEqual([1, 2, 4])
    expect(await lines('{"scholarships":[{"a":1},{"a":2}]}')).toEqual([1, 2])
  })

  it('takes an object without such a list for one row', async () => {
    expect(
      await rowsOf('one.json', '{\n"title":"x","amounts":[1],"requirements":[{"title":"y"}]}'),
    ).toEqual([{ line: 1, row: { title: 'x', amounts: [1], requirements: [{ title: 'y' }] } }])
  })

  it('sets a broken element aside and goes on', async () => {
    expect(await rowsOf('broken.json', '[{"a":1},{a:2},3,{"a":4}]')).toEqual([
      { line: 1, row: { a: 1 } },
      { line: 2, problem: 'The row is not JSON.', row: '{a:2}' },
      { line: 3, row: 3 },
      { line: 4, row: { a: 4 } },
    ])
  })

  it('says that a file ends in the middle, after what it could read', async () => {
    expect(await rowsOf('cut.json', '[{"a":1},\n{"a":"x')).toEqual([
      { line: 1, row: { a: 1 } },
      { line: 2, problem: 'The file ends in the middle.' },
    ])
  })

  it('passes over an element that is too large, and goes on', async () => {
    const large = `{"a":"${'x'.repeat(ROW_LIMIT_CHARACTERS + 10)}"}`
    expect(await rowsOf('large.json', `[${large},\n{"a":2}]`)).toEqual([
      { line: 1, problem: 'The row is too large.' },
      { line: 2, row: { a: 2 } },
    ])
  })

  it('reads no rows from an empty list', async () => {
    expect(await rowsOf('none.json', '[]')).toEqual([])
  })
})

describe('CSV', () => {
  it('reads quoted line ends, CRLF and empty cells', async () => {
    const text = '\uFEFFTitle,Award,Notes\r\nOne,"$1,000","a\r\n""b"""\r\n,,\r\nTwo,,x\r\n'
    expect(await rowsOf('a.csv', text)).toEqual([
      { line: 2, row: { Title: 'One', Award: '$1,000', Notes: 'a\n"b"' } },
      { line: 5, row: { Title: 'Two', Notes: 'x' } },
    ])
  })

  it('reads what was kept from running as a formula as it was written', async () => {
    expect(await rowsOf('formula.csv', "Title,Notes\n'=1+1,'tis so\n'-5 years,'@home\n")).toEqual([
      { line: 2, row: { Title: '=1+1', Notes: "'tis so" } },
      { line: 3, row: { Title: '-5 years', Notes: '@home' } },
    ])
  })

  it.each([';', '\t', '|'])('finds the delimiter %j', async (delimiter) => {
    const text = [
      ['Name', 'Amount, in dollars'],
      ['A, b', '5'],
    ]
      .map((cells) => cells.join(delimiter))
      .join('\n')
    expect(await rowsOf('delimiter.csv', text)).toEqual([
      { line: 2, row: { Name: 'A, b', 'Amount, in dollars': '5' } },
    ])
  })

  it.each(['windows-1252', 'macintosh'])('reads %s', async (encoding) => {
    const text = 'Title,Sponsor\nArizona’s “José” café,Señor Núñez\nDon’t wait,Élan\n'
    expect(await rowsOf('encoded.csv', encode(text, encoding))).toEqual([
      { line: 2, row: { Title: 'Arizona’s “José” café', Sponsor: 'Señor Núñez' } },
      { line: 3, row: { Title: 'Don’t wait', Sponsor: 'Élan' } },
    ])
  })

  it('reads UTF-16, as spreadsheets save it', async () => {
    const rows = await rowsOf('utf16.csv', Buffer.from('\uFEFFTitle\tAward\nCafé\t$5\n', 'utf16le'))
    expect(rows).toEqual([{ line: 2, row: { Title: 'Café', Award: '$5' } }])
  })

  it('finds the header below a heading, and keeps both of two columns of one name', async () => {
    expect(
      await rowsOf('heading.csv', 'Our scholarships 2027,,\nTitle,Link,Link\nA,x,y\n'),
    ).toEqual([{ line: 3, row: { Title: 'A', Link: 'x', 'Link/2': 'y' } }])
  })

  it('sets aside a row with more columns than the header', async () => {
    expect(await rowsOf('wide.csv', 'Title,Award\nA, b,$5\nC,$6\n')).toEqual([
      {
        line: 2,
        problem: 'The row has 3 columns, the header 2.',
        row: { Title: 'A', Award: ' b', 'column 3': '$5' },
      },
      { line: 3, row: { Title: 'C', Award: '$6' } },
    ])
  })

  it('says where an open quote swallowed the rest', async () => {
    const rows = await rowsOf('open.csv', 'Title,Award\nA,$5\nB,"oops\nC,$6\n')
    expect(rows[0]).toEqual({ line: 2, row: { Title: 'A', Award: '$5' } })
    expect(rows[1]).toMatchObject({ line: 3, problem: expect.stringContaining('never closed') })
  })
})

describe('a file of which nothing can be read', () => {
  it.each([
    ['empty.csv', ''],
    ['prose.json', 'hello'],
    ['prose.txt', 'hello\nworld\n'],
    ['book.xlsx', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0)],
    ['columns.csv', 'Title,'.repeat(200_000)],
  ])('%s', async (name, content) => {
    await expect(rowsOf(name, content)).rejects.toBeInstanceOf(UnreadableFile)
  })

  it('a missing one, or a folder', async () => {
    await expect(collect(readRows(join(folder, 'missing.json')))).rejects.toBeInstanceOf(
      UnreadableFile,
    )
    await expect(collect(readRows(folder))).rejects.toBeInstanceOf(UnreadableFile)
  })
})

it.each([
  ['nested.json', '['],
  ['quotes.csv', '"a,'],
  ['rows.jsonl', '{"title": "A"}\n'],
])('leaves others their turn while it reads %s', async (name, fragment) => {
  const path = join(folder, name)
  await writeFile(path, fragment.repeat(1_000_000 / fragment.length))
  const turns = vi.spyOn(inTurns, 'nextTurn')
  await collect(readRows(path)).catch(() => undefined)
  expect(turns.mock.calls.length).toBeGreaterThan(60)
})

describe('awards in a list inside a row', () => {
  const grant = { name: 'Bay Grant', eligibility: ['Lives at the bay'], amount: '$500' }

  it('are the rows, where what holds them is no award', async () => {
    const state = { name: 'Bayland', agencyName: 'Bay Agency', overview: 'Aid.', grants: [grant] }
    const rows = await rowsOf('states.json', JSON.stringify([state, state]))
    const row = { ...grant, sponsor: 'Bay Agency' }
    expect(rows).toEqual([
      { line: 1, row },
      { line: 2, row },
    ])
    expect(await rowsOf('states.jsonl', JSON.stringify(state))).toEqual([{ line: 1, row }])
  })

  it('stay in a row that is one itself, and where they are only its prizes', async () => {
    const award = { name: 'Cup', eligibility: 'Anybody', awards: [grant] }
    expect(await rowsOf('cups.jsonl', JSON.stringify(award))).toEqual([{ line: 1, row: award }])
    const prizes = { name: 'Cup', awards: [{ name: 'First', amount: 5 }] }
    expect(await rowsOf('prizes.jsonl', JSON.stringify(prizes))).toEqual([{ line: 1, row: prizes }])
  })
})
