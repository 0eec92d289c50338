const KILOBYTE_BYTES = 1024
const MEGABYTE_BYTES = KILOBYTE_BYTES * 1024

/** "812 bytes", "340 KB", "1.3 MB", as the limits count them: 1 MB is 1,048,576 bytes. */
export function sizeWords(bytes: number): string {
  if (bytes < KILOBYTE_BYTES) return bytes === 1 ? '1 byte' : `${bytes} bytes`
  return kilobytes(bytes) < KILOBYTE_BYTES ? `${kilobytes(bytes)} KB` : `${megabyteWords(bytes)} MB`
}

/** "0.8 of 1.3 MB", "3 of 240 KB": both in the unit of the whole. */
export function partWords(bytes: number, ofBytes: number): string {
  if (ofBytes < KILOBYTE_BYTES) return `${Math.round(bytes)} of ${sizeWords(ofBytes)}`
  const isLarge = kilobytes(ofBytes) >= KILOBYTE_BYTES
  return `${isLarge ? megabyteWords(bytes) : kilobytes(bytes)} of ${sizeWords(ofBytes)}`
}

const kilobytes = (bytes: number): number => Math.round(bytes / KILOBYTE_BYTES)

/** "0.8", "12": megabytes with one digit where it counts. */
function megabyteWords(bytes: number): string {
  const megabytes = bytes / MEGABYTE_BYTES
  return megabytes < 10 ? megabytes.toFixed(1) : String(Math.round(megabytes))
}
