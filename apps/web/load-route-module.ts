interface Route {
  id: string
  /** The address of its script, which names what is in it. */
  module: string
  css?: readonly string[]
}

declare global {
  /** Set by the router once it runs. */
  var __reactRouterDataRouter:
    | { state: { navigation: { location?: { pathname: string; search: string; hash: string } } } }
    | undefined
}

/** Nobody answered when the script of a page was asked for: it is not wrong, only out of reach. */
export class ScriptUnreachable extends Error {
  readonly script: string
  constructor(script: string, options: ErrorOptions) {
    super(`${script} cannot be reached.`, options)
    this.script = script
  }
}

/**
 * Stands in for the router's own loader (route-scripts.ts), which reloads the page each time a
 * script fails: without end if the script keeps failing, and into nothing without a connection.
 * A script that is gone since a new deployment needs one reload; what fails after that is shown.
 * A device may believe that it is connected and reach nobody, so the script is asked for once more.
 * Nothing is shown before its styles hold: the router fetches them, and links them as it draws.
 */
export async function loadRouteModule(
  { id, module, css = [] }: Route,
  loaded: Record<string, unknown>,
): Promise<unknown> {
  const mark = `reloaded:${module}`
  try {
    if (!loaded[id])
      [loaded[id]] = await Promise.all([import(/* @vite-ignore */ module), ...css.map(link)])
    inTab((store) => store.removeItem(mark))
    return loaded[id]
  } catch (error) {
    if (!(await isAnswered(module))) throw new ScriptUnreachable(module, { cause: error })
    const isFirst = inTab((store) => {
      const before = store.getItem(mark)
      store.setItem(mark, 'once')
      return before === null
    })
    if (!isFirst) throw error
    reload()
    // Nothing of this page is shown any more.
    return new Promise(() => undefined)
  }
}

/** Whether anybody answers there, whatever they say. */
export const isAnswered = (address: string): Promise<boolean> =>
  fetch(address, { cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/** Comes before the router's own links, so that those decide. A page without a style is still read. */
const link = (href: string) =>
  document.querySelector(`link[rel=stylesheet][href="${href}"]`) ??
  new Promise((goOn) => {
    const styles = document.createElement('link')
    document.head.prepend(
      Object.assign(styles, { rel: 'stylesheet', href, onload: goOn, onerror: goOn }),
    )
  })

/** A browser that keeps nothing has nothing to forget, and tries nothing twice. */
function inTab<Result>(work: (store: Storage) => Result): Result | undefined {
  try {
    return work(sessionStorage)
  } catch {
    return undefined
  }
}

/** Goes where the student was going. */
function reload(): void {
  const target = globalThis.__reactRouterDataRouter?.state.navigation.location
  if (target) location.assign(target.pathname + target.search + target.hash)
  else location.reload()
}
