import { MEGABYTE_BYTES, type VaultFile } from '@laurel/contract/files'

const KILOBYTE_BYTES = 1024

/** "0.8", "12": megabytes with one digit where it counts. */
function megabyteWords(bytes: number): string {
  const megabytes = bytes / MEGABYTE_BYTES
  return megabytes < 10 ? megabytes.toFixed(1) : String(Math.round(megabytes))
}

/** "240 KB", "1.2 MB". */
export function sizeWords(bytes: number): string {
  if (bytes >= MEGABYTE_BYTES) return `${megabyteWords(bytes)} MB`
  return `${Math.max(1, kilobytes(bytes))} KB`
}

/** "0.8 of 1.3 MB", "3 of 240 KB": both in the unit of the whole. */
export function partWords(bytes: number, ofBytes: number): string {
  const isLarge = ofBytes >= MEGABYTE_BYTES
  return `${isLarge ? megabyteWords(bytes) : kilobytes(bytes)} of ${sizeWords(ofBytes)}`
}

const kilobytes = (bytes: number): number => Math.round(bytes / KILOBYTE_BYTES)

/** "12 March 2027", where the reader is. */
export function dateWords(instant: string): string {
  return new Date(instant).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
}

/** What a browser shows inside a page; everything else can only be saved. */
export const isPreviewable = (name: string): boolean => /\.(pdf|png|jpe?g)$/i.test(name)

/** "A sent application holds it": what keeps a document from being deleted. */
export const sentWith = ({ usedIn }: Pick<VaultFile, 'usedIn'>): string[] =>
  usedIn.filter(({ status }) => status === 'Received').map(({ title }) => title)

const LIST = new Intl.ListFormat('en-US')

/** "A, B, and C". */
export const listWords = (titles: readonly string[]): string => LIST.format(titles)
