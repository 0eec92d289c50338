const FILE_LINK = /^(?:https?:\/\/[^/?#]+)?\/api\/v1\/files\/([^/?#]+)\//

/** The id of the file that an answer links to, by its whole address or by its path. */
export const linkedFileId = (value: unknown): string | undefined =>
  typeof value === 'string' ? FILE_LINK.exec(value)?.[1] : undefined
