/** The name at the end of a file's public link. */
export function fileNameOf(publicUrl: string): string {
  const last = publicUrl.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last) || 'File'
  } catch {
    return last
  }
}
