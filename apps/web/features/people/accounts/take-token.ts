/**
 * What stands after # in a mailed link, taken out of the address at once: it must not stay in the
 * history, nor be seen by whoever is shown the page.
 */
export function takeToken(): string | undefined {
  const token = location.hash.slice(1)
  if (token === '') return undefined
  history.replaceState(history.state, '', location.pathname + location.search)
  return token
}
