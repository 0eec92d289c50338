interface Route {
  id: string
  /** The address of its script, which names what is in it. */
  module: string
}

declare global {
  /** Set by the router once it runs. */
  var __reactRouterDataRouter:
    | { state: { navigation: { location?: { pathname: string; search: string; hash: string } } } }
    | undefined
}

/**
 * Stands in for the router's own loader (route-scripts.ts), which reloads the page each time a
 * script fails: without end if the script keeps failing, and into nothing without a connection.
 * A script that is gone since a new deployment needs one reload; what fails after that is shown.
 */
export async function loadRouteModule(
  { id, module }: Route,
  loaded: Record<string, unknown>,
): Promise<unknown> {
  const mark = `reloaded:${module}`
  try {
    loaded[id] ??= await import(/* @vite-ignore */ module)
    forget(mark)
    return loaded[id]
  } catch (error) {
    if (!navigator.onLine || !isFirst(mark)) throw error
    reload()
    // Nothing of this page is shown any more.
    return new Promise(() => undefined)
  }
}

function forget(mark: string): void {
  try {
    sessionStorage.removeItem(mark)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

function isFirst(mark: string): boolean {
  try {
    if (sessionStorage.getItem(mark) !== null) return false
    sessionStorage.setItem(mark, 'once')
    return true
  } catch {
    // What cannot be remembered must not be tried again and again.
    return false
  }
}

/** Goes where the student was going. */
function reload(): void {
  const target = globalThis.__reactRouterDataRouter?.state.navigation.location
  if (target) location.assign(target.pathname + target.search + target.hash)
  else location.reload()
}
