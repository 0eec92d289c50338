const FILE_LINK = /^(?:https?:\/\/[^/?#]+)?\/api\/v1\/files\/([^/?#]+)\//

/** The id of the file that an answer links to, by its whole address or by its path. */
export const linkedFileId = (value: unknown): string | undefined =>
  typeof value === 'string' ? FILE_LINK.exec(value)?.[1] : undefined

/** The picture of a page, counted from 1, of the PDF behind a link. */
export const pageUrl = (url: string, page: number): string => `${url}?page=${page}`

/** In the answer with such a picture: how many pages there are. */
export const PAGES_HEADER = 'x-pages'
