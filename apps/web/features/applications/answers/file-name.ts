/** The name at the end of a file's public link. */
export function fileNameOf(publicUrl: string): string {
  const last = publicUrl.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last) || 'File'
  } catch {
    return last
  }
}

const FILE_LINK = /^\/api\/v1\/files\/([^/]+)\//

/** The id of the file that an answer links to; undefined for every other answer. */
export const fileIdOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? FILE_LINK.exec(value)?.[1] : undefined
