/** How every public link begins. */
export const LINK_START = '/api/v1/files/'

/** Where everybody who knows the link reads the file. */
export const publicUrlOf = (id: string, name: string): string =>
  `${publicUrlStart(id)}${encodeURIComponent(name)}`

/** The same as a whole address, as clients get it. */
export const absoluteUrlOf = (
  { publicUrl }: { publicUrl: string },
  id: string,
  name: string,
): string => `${publicUrl}${publicUrlOf(id, name)}`

/** An address of our own files as its path, which is what is kept; anything else as it is. */
export const asOwnPath = <Value>(
  { publicUrl }: { publicUrl: string },
  value: Value,
): Value | string =>
  typeof value === 'string' && value.startsWith(`${publicUrl}${LINK_START}`)
    ? value.slice(publicUrl.length)
    : value

export const publicUrlStart = (id: string): string => `${LINK_START}${id}/`

/** Whether a text can be the id of a file at all: 160 bits in hexadecimal. */
export const isFileId = (text: string): boolean => /^[0-9a-f]{40}$/.test(text)

const PUBLIC_URL = /^\/api\/v1\/files\/([0-9a-f]{40})\/[^/?#]+$/

/** The id in one of our public links; undefined for any other text. */
export const fileIdOf = (text: string): string | undefined => PUBLIC_URL.exec(text)?.[1]
