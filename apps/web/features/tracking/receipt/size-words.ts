const KILOBYTE = 1024

/** "812 bytes", "340 KB", "1.3 MB", as the limits count them: 1 MB is 1,048,576 bytes. */
export function sizeWords(bytes: number): string {
  if (bytes < KILOBYTE) return `${bytes} bytes`
  const kilobytes = Math.round(bytes / KILOBYTE)
  return kilobytes < KILOBYTE ? `${kilobytes} KB` : `${(kilobytes / KILOBYTE).toFixed(1)} MB`
}
