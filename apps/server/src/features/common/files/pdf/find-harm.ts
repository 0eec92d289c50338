import {
  PdfName,
  PdfReference,
  PdfText,
  STREAM,
  type PdfDictionary,
  type PdfValue,
} from './parse-objects.ts'

export const ACTIVE_MESSAGE =
  'This PDF contains a script or starts a program, so it cannot be accepted. Please print it to a new PDF and try again.'
export const LEAVING_MESSAGE =
  'This PDF opens or sends something elsewhere by itself, so it cannot be accepted. Please print it to a new PDF and try again.'
export const EMBEDDED_MESSAGE =
  'This PDF has other files or media inside, so it cannot be accepted. Please print it to a new PDF and try again.'

/** ISO 32000-2, 12.6.4: the types of actions that do more than move within the file. */
const ACTIONS: ReadonlyMap<string, string> = new Map([
  ['JavaScript', ACTIVE_MESSAGE],
  ['Launch', ACTIVE_MESSAGE],
  ['SubmitForm', LEAVING_MESSAGE],
  ['ImportData', LEAVING_MESSAGE],
  ['GoToR', LEAVING_MESSAGE],
  ['GoToE', LEAVING_MESSAGE],
  ['Thread', LEAVING_MESSAGE],
  ['Rendition', EMBEDDED_MESSAGE],
  ['RichMediaExecute', EMBEDDED_MESSAGE],
  ['GoTo3DView', EMBEDDED_MESSAGE],
  ['Sound', EMBEDDED_MESSAGE],
  ['Movie', EMBEDDED_MESSAGE],
])
const KEYS: ReadonlyMap<string, string> = new Map([
  ['JavaScript', ACTIVE_MESSAGE],
  ['JS', ACTIVE_MESSAGE],
  ['XFA', ACTIVE_MESSAGE],
  ['EmbeddedFiles', EMBEDDED_MESSAGE],
  ['EF', EMBEDDED_MESSAGE],
  ['RichMediaContent', EMBEDDED_MESSAGE],
  ['RichMediaSettings', EMBEDDED_MESSAGE],
])
const SUBTYPES = new Set(['FileAttachment', 'RichMedia', '3D', 'Sound', 'Movie', 'Screen'])
/** What a link that is clicked may open; a file or another program's address only after saving. */
const PLAIN_LINK = /^(?:https?:|mailto:|tel:|[^:]*$)/i

export type Harm = { problem: string } | { isInert: boolean }

type Objects = ReadonlyMap<number, PdfValue>

/** Looks at every object for what leaves the file, runs a script or carries another file. */
export function findHarm(objects: Objects): Harm {
  let isInert = true
  const walked = new Set<PdfValue>()
  for (const dictionary of dictionariesIn(objects.values())) {
    const problem =
      problemOf(dictionary, objects) ??
      (opensByItself(dictionary, objects, walked) ? LEAVING_MESSAGE : undefined)
    if (problem !== undefined) return { problem }
    const uri = resolved(dictionary.get('URI'), objects)
    if (uri instanceof PdfText && !PLAIN_LINK.test(uri.text)) isInert = false
  }
  return { isInert }
}

function* dictionariesIn(values: Iterable<PdfValue>): Generator<PdfDictionary> {
  for (const value of values) {
    if (Array.isArray(value)) yield* dictionariesIn(value)
    if (!(value instanceof Map)) continue
    yield value
    yield* dictionariesIn(value.values())
  }
}

function problemOf(dictionary: PdfDictionary, objects: Objects): string | undefined {
  const action = ACTIONS.get(nameIn(dictionary, 'S', objects))
  if (action !== undefined) return action
  for (const key of dictionary.keys()) if (KEYS.has(key)) return KEYS.get(key)
  if (SUBTYPES.has(nameIn(dictionary, 'Subtype', objects))) return EMBEDDED_MESSAGE
  if (nameIn(dictionary, 'Type', objects) === 'EmbeddedFile') return EMBEDDED_MESSAGE
  // The bytes of such a stream are fetched from elsewhere.
  return dictionary.has(STREAM) && dictionary.has('F') ? LEAVING_MESSAGE : undefined
}

/** A link that nobody clicked: when the file or a page is opened, left, printed, or pointed at. */
function opensByItself(
  dictionary: PdfDictionary,
  objects: Objects,
  walked: Set<PdfValue>,
): boolean {
  const events = resolved(dictionary.get('AA'), objects)
  const following = [
    dictionary.get('OpenAction'),
    ...(events instanceof Map ? events.values() : []),
  ]
  while (following.length > 0) {
    const action = resolved(following.pop(), objects)
    if (walked.has(action)) continue
    walked.add(action)
    if (Array.isArray(action)) for (const each of action) following.push(each)
    if (!(action instanceof Map)) continue
    if (nameIn(action, 'S', objects) === 'URI') return true
    following.push(action.get('Next'))
  }
  return false
}

function nameIn(dictionary: PdfDictionary, key: string, objects: Objects): string {
  const value = resolved(dictionary.get(key), objects)
  return value instanceof PdfName ? value.name : ''
}

/** A reference to a reference is none; the engine does not follow it either. */
function resolved(value: PdfValue | undefined, objects: Objects): PdfValue {
  const target = value instanceof PdfReference ? objects.get(value.object) : value
  return target instanceof PdfReference ? null : (target ?? null)
}
