/** Joins the names that apply: of classes, or of what describes a control. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
