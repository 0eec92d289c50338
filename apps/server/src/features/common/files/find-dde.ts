import type { FileHandle } from 'node:fs/promises'
import { readEntry } from './check-archive.ts'
import { decodeXml, walkXml } from './read-xml.ts'
import type { ZipEntry } from './read-zip-directory.ts'

/** Where Word keeps fields, and Excel what it asks other programs. */
const ASKING_PARTS = /^(?:word\/.*|xl\/externalLinks\/[^/]*)\.xml$/i
/** What such a part cannot do without, in each encoding that XML of Office may have. */
const MARKS = ['instr', 'ddeLink', 'oleLink'].flatMap((mark) => [
  Buffer.from(mark, 'utf8'),
  Buffer.from(mark, 'utf16le'),
])
/** ECMA-376 part 1, 17.16.5: a field that has another program run. */
const ASKS_PROGRAM = /^\s*DDE(?:AUTO)?(?:\s|"|$)/i
/** ECMA-376 part 1, 18.14: the same in a workbook. */
const LINKS = new Set(['ddeLink', 'oleLink'])
const LONGEST_INSTRUCTION = 10_000

/** Whether opening or refreshing the document would have another program run. */
export async function asksProgram(
  file: FileHandle,
  entries: readonly ZipEntry[],
): Promise<boolean> {
  for (const entry of entries.filter(({ name }) => ASKING_PARTS.test(name))) {
    const bytes = await readEntry(file, entry)
    if (MARKS.some((mark) => bytes.includes(mark)) && partAsksProgram(decodeXml(bytes))) return true
  }
  return false
}

function partAsksProgram(text: string): boolean {
  let asks = false
  /** The instructions of the fields that are open, the innermost last. */
  const open: string[] = []
  let isInstruction = false
  const judge = (instruction: string | undefined) => {
    if (instruction !== undefined && ASKS_PROGRAM.test(instruction)) asks = true
  }
  walkXml(text, {
    onOpen({ local, attributes }) {
      const named = new Map(Object.values(attributes).map((each) => [each.local, each.value]))
      if (LINKS.has(local)) asks = true
      else if (local === 'fldSimple') judge(named.get('instr'))
      else if (local === 'instrText' || local === 'delInstrText') isInstruction = true
      else if (local !== 'fldChar') return
      else if (named.get('fldCharType') === 'begin') open.push('')
      // What stands between is the last result; only the end closes the field.
      else if (named.get('fldCharType') === 'end') judge(open.pop())
    },
    onText(part) {
      if (!isInstruction) return
      const before = open.pop() ?? ''
      open.push((before + part).slice(0, LONGEST_INSTRUCTION))
    },
    onClose(local) {
      if (local === 'instrText' || local === 'delInstrText') isInstruction = false
    },
  })
  for (const instruction of open) judge(instruction)
  return asks
}
