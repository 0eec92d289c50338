/** Long enough for any real document, short enough for every file system and mail header. */
const NAME_LIMIT_CHARACTERS = 120
const LONGEST_EXTENSION = 10
/** No file system takes a longer name. */
const SENT_LIMIT_CHARACTERS = 1000

/** Marks that turn the reading direction around or cannot be seen: 'cv\u202Efdp.exe' looks harmless. */
const DECEIVING = /[\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/gu
const CONTROL = /\p{Cc}/gu
/** What Windows and shells do not take in a name. */
const RESERVED = /[<>:"|?*]/g

/** Windows opens a device by these names, whatever their ending. */
const DEVICE = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i

/** A name that is safe to store, send and save, as close as possible to the person's own. */
export function nameFile(sentName: string): string {
  const sent = bounded(unescapeForm(sentName).toWellFormed())
  const base = sent.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = base
    .replace(DECEIVING, '')
    .replace(CONTROL, '')
    .replace(RESERVED, '_')
    .replace(/\s+/gu, ' ')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '')
    .replace(DEVICE, '_$1')
  const extension = extensionOf(clean)
  const stem = extension === '' ? clean : clean.slice(0, -extension.length)
  const room = NAME_LIMIT_CHARACTERS - extension.length
  const shortened = [...stem].slice(0, room).join('').trimEnd()
  return (shortened || 'file') + extension
}

/** The beginning and the end of what is far too long: what follows may take the square of its length. */
const bounded = (name: string): string =>
  name.length <= SENT_LIMIT_CHARACTERS
    ? name
    : name.slice(0, SENT_LIMIT_CHARACTERS / 2) + name.slice(-SENT_LIMIT_CHARACTERS / 2)

/** Browsers write these three signs of a file's name so in a form. */
const unescapeForm = (name: string): string => name.replace(/%22/g, '"').replace(/%0[AD]/g, ' ')

/** The ending with its dot, as written; empty when there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  if (dot < 0 || dot === name.length - 1 || name.length - dot > LONGEST_EXTENSION) return ''
  return name.slice(dot)
}
