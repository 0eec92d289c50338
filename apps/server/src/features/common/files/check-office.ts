import type { FileHandle } from 'node:fs/promises'
import { checkArchive, readEntry } from './check-archive.ts'
import { asksProgram } from './find-dde.ts'
import { readXml, UnreadableXml, type XmlElement } from './read-xml.ts'
import type { ZipEntry } from './read-zip-directory.ts'
import { NOT_THIS_TYPE } from './rules.ts'

const MACROS_MESSAGE =
  'This document contains macros, so it cannot be accepted. Please save it without them.'
const TEMPLATE_MESSAGE =
  'This document loads a template from another place, so it cannot be accepted. Please save it as a new document.'
const ELSEWHERE_MESSAGE =
  'This document loads something from another place, so it cannot be accepted. Please put pictures and objects into the document itself and save it again.'
const PROGRAM_MESSAGE =
  'This document has another program run when it is opened, so it cannot be accepted. Please save it without such fields or links.'
const DAMAGED_MESSAGE =
  'This document is damaged, so it cannot be accepted. Please save it again and try once more.'

const CONTENT_TYPES = '[Content_Types].xml'
const MACROS = /(^|\/)vba(Project|Data)[^/]*$/i
const MACRO_TYPE = /vbaProject|vbaData|macroEnabled/i
/** What Word puts a chart's table in. */
const EMBEDDED_DOCUMENT = /\/embeddings\/[^/]+\.(xlsx|docx|pptx|bin)$/i
const RELATIONS = /\.rels$/i
const XML_LIMIT_BYTES = 1_048_576
/** Of a relation's type, in both of its namespaces. */
const HYPERLINK = '/relationships/hyperlink'
const TEMPLATE = /\/attachedTemplate$/i
/** An address, though the relation does not say that it leads out: `file:…`, `//host`, `\\host`. */
const ADDRESS = /^(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i
/** Some readers take a backslash for a slash, and undo a percent sign: a part must have one name. */
const AMBIGUOUS_NAME = /[\\%]/

/** Undefined for an Office document of the kind whose parts lie in the folder. */
export async function officeProblem(
  file: FileHandle,
  sizeBytes: number,
  folder: string,
): Promise<string | undefined> {
  const checked = await checkArchive(file, sizeBytes, (name) => EMBEDDED_DOCUMENT.test(name))
  if ('problem' in checked) return checked.problem ?? NOT_THIS_TYPE
  const { entries } = checked
  const types = entries.find(({ name }) => name === CONTENT_TYPES)
  if (!types || !entries.some(({ name }) => name.startsWith(folder))) return NOT_THIS_TYPE
  if (entries.some(({ name }) => MACROS.test(name))) return MACROS_MESSAGE
  if (entries.some(({ name }) => AMBIGUOUS_NAME.test(name))) return DAMAGED_MESSAGE
  const relations = entries.filter(({ name }) => RELATIONS.test(name))
  try {
    const problem =
      typesProblem(await readElements(file, types)) ?? (await relationsProblem(file, relations))
    if (problem !== undefined) return problem
    return (await asksProgram(file, entries)) ? PROGRAM_MESSAGE : undefined
  } catch (error) {
    if (error instanceof UnreadableXml) return DAMAGED_MESSAGE
    throw error
  }
}

async function readElements(file: FileHandle, entry: ZipEntry): Promise<XmlElement[]> {
  // Where nothing is written, nothing is declared.
  if (entry.bytes === 0) return []
  if (entry.bytes > XML_LIMIT_BYTES) throw new UnreadableXml('It is too large.')
  return readXml(await readEntry(file, entry))
}

function typesProblem(types: readonly XmlElement[]): string | undefined {
  const hasMacros = types.some(({ attributes }) =>
    MACRO_TYPE.test(attributes.get('ContentType') ?? ''),
  )
  return hasMacros ? MACROS_MESSAGE : undefined
}

async function relationsProblem(
  file: FileHandle,
  relations: readonly ZipEntry[],
): Promise<string | undefined> {
  for (const entry of relations) {
    for (const { attributes } of await readElements(file, entry)) {
      const problem = relationProblem(attributes)
      if (problem !== undefined) return problem
    }
  }
  return undefined
}

/** Of what lies elsewhere, only what somebody clicks. */
function relationProblem(attributes: XmlElement['attributes']): string | undefined {
  const type = (attributes.get('Type') ?? '').trim()
  const target = (attributes.get('Target') ?? '').trim()
  const mode = (attributes.get('TargetMode') ?? 'Internal').trim()
  const leadsOut = mode !== 'Internal' || ADDRESS.test(target)
  if (!leadsOut || type.endsWith(HYPERLINK)) return undefined
  return TEMPLATE.test(type) ? TEMPLATE_MESSAGE : ELSEWHERE_MESSAGE
}
