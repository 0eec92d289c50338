import type { VaultFile } from '@laurel/contract/files'

/** What a browser shows inside a page; everything else can only be saved. */
export const isPreviewable = (name: string): boolean => /\.(pdf|png|jpe?g)$/i.test(name)

/** "A sent application holds it": what keeps a document from being deleted. */
export const sentWith = ({ usedIn }: Pick<VaultFile, 'usedIn'>): string[] =>
  usedIn.filter(({ status }) => status === 'Received').map(({ title }) => title)

const LIST = new Intl.ListFormat('en-US')

/** "A, B, and C". */
export const listWords = (titles: readonly string[]): string => LIST.format(titles)
