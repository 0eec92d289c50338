import { open, type FileHandle } from 'node:fs/promises'
import { checkArchive } from './check-archive.ts'
import { officeProblem } from './check-office.ts'
import { readAt, readPieces } from './read-pieces.ts'
import { endsInArchive } from './read-zip-directory.ts'
import type { Harm } from './pdf/find-harm.ts'
import { judgePdf } from './pdf/judge-pdf.ts'
import { hasPdfMark } from './pdf/recognize-pdf.ts'
import { NOT_THIS_TYPE } from './rules.ts'

/** Undefined when the bytes are what the ending says, else the sentence for the person. */
type Problem = (file: FileHandle, sizeBytes: number) => Promise<string | undefined>

interface Kind {
  contentType: string
  judge: (file: FileHandle, sizeBytes: number) => Promise<Harm>
}

const HEAD_BYTES = 4096
const OPEN_XML = 'application/vnd.openxmlformats-officedocument'
const OLE_MAGIC = 'd0cf11e0a1b11ae1'

const KINDS: Record<string, Kind> = {
  '.pdf': { contentType: 'application/pdf', judge: pdfHarm },
  '.png': kind('image/png', notAlsoArchive(beginsWith('89504e470d0a1a0a'))),
  '.jpg': kind('image/jpeg', notAlsoArchive(beginsWith('ffd8ff'))),
  '.jpeg': kind('image/jpeg', notAlsoArchive(beginsWith('ffd8ff'))),
  '.doc': kind('application/msword', wordBinaryProblem),
  '.docx': kind(`${OPEN_XML}.wordprocessingml.document`, officeIn('word/')),
  '.xlsx': kind(`${OPEN_XML}.spreadsheetml.sheet`, officeIn('xl/')),
  '.pptx': kind(`${OPEN_XML}.presentationml.presentation`, officeIn('ppt/')),
  '.zip': kind('application/zip', archiveProblem),
  '.txt': kind('text/plain; charset=utf-8', textProblem),
  '.csv': kind('text/csv; charset=utf-8', textProblem),
  '.mp3': kind('audio/mpeg', beginsWith('494433', 'fffb', 'fff3', 'fff2', 'fffa')),
}

/** A sponsor may ask for a type nobody here can look into; it is only ever offered for saving. */
const OPAQUE = kind('application/octet-stream', markupProblem)

/** Says that files of this ending are never taken. */
export const ACTIVE_TYPE = 'active type'
/** Endings that run when opened: refused whatever a sponsor lists. */
const ACTIVE_ENDINGS = new Set(
  '.htm .html .xhtml .xht .shtml .svg .svgz .xml .xsl .mht .mhtml .js .mjs .css .swf .jar .exe .dll .com .scr .bat .cmd .msi .ps1 .vbs .hta .sh .lnk .url .php .docm .dotm .xlsm .pptm .pif .cpl .wsf .jse .vbe .reg .iso .img .app .dmg'.split(
    ' ',
  ),
)

/** Counts up whenever more is found than before: files judged by an older one are judged again. */
export const CHECK_VERSION = 1

export interface SentContent {
  path: string
  sizeBytes: number
  /** Of the file's name, in lower case, with its dot. */
  ending: string
}

/** What the content is, or the sentence that refuses it, which is `NOT_THIS_TYPE` for another type. */
export type Verdict = { contentType: string; isInert: boolean } | { problem: string }

/** Looks through the bytes; files can be made so that this takes long, so it runs in a thread. */
export async function checkContent({ path, sizeBytes, ending }: SentContent): Promise<Verdict> {
  if (ACTIVE_ENDINGS.has(ending)) return { problem: ACTIVE_TYPE }
  const named = Object.hasOwn(KINDS, ending) ? KINDS[ending] : undefined
  const file = await open(path, 'r')
  try {
    const { contentType, judge } = named ?? OPAQUE
    const harm = await judge(file, sizeBytes)
    return 'problem' in harm ? harm : { contentType, ...harm }
  } finally {
    await file.close()
  }
}

function kind(contentType: string, problem: Problem): Kind {
  return {
    contentType,
    async judge(file, sizeBytes) {
      const found = await problem(file, sizeBytes)
      return found === undefined ? { isInert: true } : { problem: found }
    },
  }
}

async function pdfHarm(file: FileHandle, sizeBytes: number): Promise<Harm> {
  const isPdfOnly = (await hasPdfMark(file)) && !(await endsInArchive(file, sizeBytes))
  return isPdfOnly ? judgePdf(await readAt(file, 0, sizeBytes)) : { problem: NOT_THIS_TYPE }
}

function beginsWith(...magics: string[]): Problem {
  return async (file) => {
    const head = (await readAt(file, 0, 16)).toString('hex')
    return magics.some((magic) => head.startsWith(magic)) ? undefined : NOT_THIS_TYPE
  }
}

function officeIn(folder: string): Problem {
  return (file, sizeBytes) => officeProblem(file, sizeBytes, folder)
}

async function archiveProblem(file: FileHandle, sizeBytes: number): Promise<string | undefined> {
  const checked = await checkArchive(file, sizeBytes, () => false)
  return 'problem' in checked ? (checked.problem ?? NOT_THIS_TYPE) : undefined
}

/** A picture that is an archive to another reader is what programs are smuggled in. */
function notAlsoArchive(problem: Problem): Problem {
  return async (file, sizeBytes) =>
    (await endsInArchive(file, sizeBytes)) ? NOT_THIS_TYPE : problem(file, sizeBytes)
}

/** The old Word format is a container that other programs use too: the Word part must be in it. */
async function wordBinaryProblem(file: FileHandle, sizeBytes: number): Promise<string | undefined> {
  const head = await readAt(file, 0, 8)
  if (head.toString('hex') !== OLE_MAGIC) return NOT_THIS_TYPE
  const wanted = Buffer.from('WordDocument', 'utf16le')
  for await (const { bytes } of readPieces(file, sizeBytes, wanted.length))
    if (bytes.includes(wanted)) return undefined
  return NOT_THIS_TYPE
}

async function textProblem(file: FileHandle, sizeBytes: number): Promise<string | undefined> {
  if (await markupProblem(file)) return NOT_THIS_TYPE
  for await (const { bytes } of readPieces(file, sizeBytes, 0))
    if (bytes.includes(0)) return NOT_THIS_TYPE
  return undefined
}

/** A browser that guesses types must not find a page in what is called something else. */
async function markupProblem(file: FileHandle): Promise<string | undefined> {
  const head = (await readAt(file, 0, HEAD_BYTES)).toString('latin1').toLowerCase()
  return /<(!doctype|html|head|body|script|svg|iframe|\?xml)\b|<\?xml/.test(head)
    ? NOT_THIS_TYPE
    : undefined
}
