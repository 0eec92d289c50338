/**
 * An address without what stands in it of one thing, such as /organiser/scholarships/:id: the
 * page as the list of routes writes it. All addresses without a page are one.
 */
export function pageOf(pathname: string, params: Readonly<Record<string, string | undefined>>) {
  if (params['*'] !== undefined) return '/:*'
  const names = new Map(Object.entries(params).map(([name, value]) => [value, name]))
  const steps = pathname.split('/').filter((step) => step !== '')
  return `/${steps.map((step) => nameOf(step, names) ?? step).join('/')}`
}

function nameOf(step: string, names: ReadonlyMap<string | undefined, string>): string | undefined {
  const name = names.get(step) ?? names.get(decodeURIComponent(step))
  return name === undefined ? undefined : `:${name}`
}
