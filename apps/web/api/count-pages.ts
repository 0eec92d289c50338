import { PAGES_HEADER, pageUrl } from '@laurel/contract/file-link'

/** How many pages of a PDF can be shown as pictures; 0 when none can. */
export async function countPages(url: string, signal: AbortSignal): Promise<number> {
  const answer = await fetch(pageUrl(url, 1), { method: 'HEAD', signal })
  return answer.ok ? Number(answer.headers.get(PAGES_HEADER) ?? 0) : 0
}
