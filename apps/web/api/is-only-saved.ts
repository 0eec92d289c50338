/** Whether a browser saves the file behind a public link instead of showing it. */
export async function isOnlySaved(url: string, signal: AbortSignal): Promise<boolean> {
  const answer = await fetch(url, { method: 'HEAD', signal })
  return answer.headers.get('content-disposition')?.startsWith('attachment') ?? false
}
