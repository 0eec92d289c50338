import type { FileHandle } from 'node:fs/promises'
import { checkArchive, readEntry } from './check-archive.ts'
import { NOT_THIS_TYPE } from './rules.ts'

const MACROS_MESSAGE =
  'This document contains macros, so it cannot be accepted. Please save it without them.'
const TEMPLATE_MESSAGE =
  'This document loads a template from another place, so it cannot be accepted. Please save it as a new document.'

const CONTENT_TYPES = '[Content_Types].xml'
const MACROS = /(^|\/)vba(Project|Data)[^/]*$/i
/** What Word puts a chart's table in. */
const EMBEDDED_DOCUMENT = /\/embeddings\/[^/]+\.(xlsx|docx|pptx|bin)$/i
const RELATIONS = /\/_rels\/[^/]+\.rels$/i
const RELATIONS_LIMIT_BYTES = 1_048_576
const REMOTE_TEMPLATE =
  /attachedTemplate"[^>]*TargetMode="External"|TargetMode="External"[^>]*attachedTemplate"/i

/** Undefined for an Office document of the kind whose parts lie in the folder. */
export async function officeProblem(
  file: FileHandle,
  sizeBytes: number,
  folder: string,
): Promise<string | undefined> {
  const checked = await checkArchive(file, sizeBytes, (name) => EMBEDDED_DOCUMENT.test(name))
  if ('problem' in checked) return checked.problem ?? NOT_THIS_TYPE
  const { entries } = checked
  const isOfKind =
    entries.some(({ name }) => name === CONTENT_TYPES) &&
    entries.some(({ name }) => name.startsWith(folder))
  if (!isOfKind) return NOT_THIS_TYPE
  if (entries.some(({ name }) => MACROS.test(name))) return MACROS_MESSAGE
  for (const entry of entries) {
    if (!RELATIONS.test(entry.name)) continue
    if (entry.bytes > RELATIONS_LIMIT_BYTES) return TEMPLATE_MESSAGE
    if (REMOTE_TEMPLATE.test(await readEntry(file, entry))) return TEMPLATE_MESSAGE
  }
  return undefined
}
