const LINK = /^\s*\[([^[\]]{1,300})\]\((https?:\/\/[^\s()]+)\)\s*$/

/** The words and the address of a cell that is one link in Markdown; null for anything else. */
export const markdownLink = (cell: unknown): { words: string; address: string } | null => {
  const [, words, address] = typeof cell === 'string' ? (LINK.exec(cell) ?? []) : []
  return words === undefined || address === undefined ? null : { words, address }
}
